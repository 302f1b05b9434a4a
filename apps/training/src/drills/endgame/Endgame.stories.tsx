import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { askingDecision } from '../../stories/asking.ts';
import { DrillStage } from '../../stories/DrillStage.tsx';
import { endgameQuestion } from '../../stories/decisionQuestions.ts';
import { emptyDevice } from '../../stories/emptyDevice.ts';
import { endgameDrill } from './endgameDrill.tsx';

const drill = askingDecision(endgameDrill, endgameQuestion);

const meta = {
  title: 'Drills/Endgame',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: emptyDevice,
  render: () => <DrillStage drill={drill} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A last turn behind: what is needed stands above the dice. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last turn: 1,250 share the win, more win it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1, scores 100' }));
    await expect(canvas.getByRole('button', { name: 'Bank 100' })).toBeVisible();
  },
};

/** A bank that loses is answered with the score that it loses to. */
export const NotQuite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1, scores 100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bank 100' }));
    await expect(await canvas.findByText('Yours 0.0% to win, best 13.4%')).toBeVisible();
    await expect(canvas.getByText(/10,250/, { selector: 'p' })).toBeVisible();
  },
};
