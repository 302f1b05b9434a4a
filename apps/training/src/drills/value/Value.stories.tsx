import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asking } from '../../stories/asking.ts';
import { DrillStage } from '../../stories/DrillStage.tsx';
import { emptyDevice } from '../../stories/emptyDevice.ts';
import { valueDrill } from './valueDrill.ts';

const drill = asking(valueDrill, {
  topic: 'moreOfAKind',
  position: { kept: [], roll: [1, 4, 1, 1, 6, 1], chosen: [0, 2, 3, 5] },
  options: [400, 1000, 1100, 'notLegal'],
});

const meta = {
  title: 'Drills/Value',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: emptyDevice,
  render: () => <DrillStage drill={drill} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four 1s are set aside: four answers, by digits too. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /4 dice are set aside: 1-1-1-1\. What is it worth\?/ });
    await expect(canvas.getByRole('button', { name: /Not legal/ })).toBeVisible();
  },
};

/** Too little was said: how the dice divide, and why the game divides them so. */
export const NotQuite: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Answers' });
    await userEvent.keyboard('2');
    await expect(await canvas.findByText('100 points too few')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'How it divides' })).toHaveTextContent(/1,000.*100/);
    await expect(canvas.getByRole('button', { name: 'Next question' })).toHaveFocus();
  },
};
