import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { askingDecision } from '../../stories/asking.ts';
import { DrillStage } from '../../stories/DrillStage.tsx';
import { keepQuestion } from '../../stories/decisionQuestions.ts';
import { emptyDevice } from '../../stories/emptyDevice.ts';
import { keepDrill } from './keepDrill.tsx';

const drill = askingDecision(keepDrill, keepQuestion);

const meta = {
  title: 'Drills/Keep',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: emptyDevice,
  render: () => <DrillStage drill={drill} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dice can be tried before they are set aside; one that does not score says so. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3, no score' }));
    await expect(canvas.getByRole('button', { name: 'Set aside 1 die' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** More dice were set aside than is best: what that costs, and why. */
export const NotQuite: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Which dice do you set aside\?/ });
    await userEvent.keyboard('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside 2 dice' }));
    await expect(await canvas.findByText('5 dice farkle 7.7% of the time, 4 dice 15.7%.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'The choices' })).toHaveTextContent(/−93/);
  },
};
