import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asking } from '../../stories/asking.ts';
import { DrillStage } from '../../stories/DrillStage.tsx';
import { emptyDevice } from '../../stories/emptyDevice.ts';
import { spotDrill } from './spotDrill.ts';

const drill = asking(spotDrill, { roll: [6, 1, 2, 5, 6, 3] });

const meta = {
  title: 'Drills/Spot',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: emptyDevice,
  render: () => <DrillStage drill={drill} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A die is chosen, and can be put back, before the roll is checked. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1' }));
    await expect(canvas.getByRole('button', { name: 'Check one die' })).toBeVisible();
  },
};

/** The 1 was found, the 5 overlooked, and a 6 chosen in vain: each die says which. */
export const NotQuite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1' }));
    await userEvent.keyboard('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Check 2 dice' }));
    await expect(await canvas.findByText('2 dice wrong')).toBeVisible();
    const table = canvas.getByRole('group', { name: 'The roll' });
    await expect(table).toHaveTextContent(/scores too/);
    await expect(table).toHaveTextContent(/does not score/);
  },
};
