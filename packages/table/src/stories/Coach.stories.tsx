import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AskHint } from '../hint.ts';
import { hears } from './lookAround.ts';
import { Stage } from './Stage.tsx';

const keepTheOne: AskHint = async () => ({
  setAside: [1],
  then: 'roll',
  sentences: [
    'Best: set aside 1 and roll 5 dice.',
    '53.9% to win, the next best 53.6%.',
    'Rolling 5 dice farkles 7.7% of the time and risks 100.',
  ],
});

const meta = {
  title: 'Table/Coach',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  args: { rolls: ['1-5-2-3-4-4'], hint: keepTheOne },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(document.body).findByRole('dialog', { name: 'The coach' });

/** H asks, one press sets the coach's dice aside, and the deed itself is left to the player. */
export const BestMove: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('h');
    await hears(canvasElement, 'The coach answers once your dice lie on the table.');
    await userEvent.keyboard('r');
    await hears(canvasElement, 'Rolled 1, 5, 2, 3, 4, 4.');
    await userEvent.keyboard('h');
    const coach = within(await sheet());
    await expect(await coach.findByText('Best: set aside 1 and roll 5 dice.')).toBeVisible();
    await userEvent.click(coach.getByRole('button', { name: 'Set this die aside' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(canvas.getByRole('button', { name: '1, set aside' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Roll 5 dice' })).toBeVisible();
  },
};

/** The sheet as it stands open. */
export const Open: Story = {
  play: async () => {
    await userEvent.keyboard('r');
    await waitFor(async () => {
      await userEvent.keyboard('h');
      await expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    });
    await expect(await within(await sheet()).findByText(/7.7%/)).toBeVisible();
  },
};

/** A coach who cannot answer says so, and can be asked again. */
export const CannotAnswer: Story = {
  args: { hint: fn(() => Promise.reject(new Error('The story’s coach is ill.'))) },
  play: async () => {
    await userEvent.keyboard('r');
    await waitFor(async () => {
      await userEvent.keyboard('h');
      await expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    });
    await expect(await within(await sheet()).findByText(/ask again/)).toBeVisible();
  },
};
