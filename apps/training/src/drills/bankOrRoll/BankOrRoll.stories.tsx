import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { askingDecision } from '../../stories/asking.ts';
import { DrillStage } from '../../stories/DrillStage.tsx';
import { bankOrRollQuestion } from '../../stories/decisionQuestions.ts';
import { emptyDevice } from '../../stories/emptyDevice.ts';
import { bankOrRollDrill } from './bankOrRollDrill.tsx';

const drill = askingDecision(bankOrRollDrill, bankOrRollQuestion);

const meta = {
  title: 'Drills/Bank or roll',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: emptyDevice,
  render: () => <DrillStage drill={drill} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both presses of the table, the scores and the goal in view. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Roll 3 dice' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bank 300' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The game' })).toHaveTextContent(/6,400.*7,150/);
  },
};

/** The better deed was done, by its key: both chances to win stand beside each other. */
export const Right: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Roll 3 dice' });
    await userEvent.keyboard('r');
    await expect(await canvas.findByText('37.4% to win, the next best 36.7%')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Right' })).toBeVisible();
  },
};
