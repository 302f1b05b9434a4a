import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Face } from '../Die/face.ts';
import { type KeptRow, KeptRows } from './KeptRows.tsx';

function row(roll: number, points: string, ...faces: Face[]): KeptRow {
  return { key: roll, faces, points, name: `Roll ${roll}: ${faces.join(' ')}, ${points} points` };
}

const first = row(1, '100', 1);
const second = row(2, '150', 1, 5);
const third = row(3, '1,000', 1, 1, 1);
const chosen: KeptRow = { ...row(4, '+ 200', 2, 2, 2), name: 'Now: 2 2 2, 200 points' };
const straight = row(5, '1,500', 1, 2, 3, 4, 5, 6);

const meta = {
  title: 'Dice/KeptRows',
  component: KeptRows,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'What was kept in this turn, a row for each roll, newest below; the row now being chosen is written as an addition. The frame is as high empty as full: up to three rows in small dice, four in smaller ones, more scroll with the newest in view.',
      keyboard: 'Only when its rows scroll is it a stop for **Tab**; arrows scroll it.',
      accessibility:
        'A group with a name and an ordered list. Each row is read by its `name`, whole, while dice and points are decoration. The sign in “+ 200” tells a row that is being chosen, not its colour alone.',
    },
  },
  args: { label: 'Kept dice', rows: [first] },
} satisfies Meta<typeof KeptRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { rows: [] } };

export const OneKept: Story = {};

export const OneKeptOneBeingChosen: Story = {
  args: { pending: chosen },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[1]).toHaveTextContent('Now: 2 2 2, 200 points');
  },
};

export const FourRows: Story = { args: { rows: [first, second, third], pending: chosen } };

/** After hot dice a turn can have many rows: the newest is in view, the others are a scroll away. */
export const ManyRowsAfterHotDice: Story = {
  args: {
    rows: [first, second, third, straight, row(6, '50', 5), row(7, '300', 3, 3, 3)],
    pending: { ...chosen, key: 8 },
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group', { name: 'Kept dice' });
    const newest = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(newest?.bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom);
    await expect(frame).toHaveAttribute('tabindex', '0');
  },
};

export const AsHighEmptyAsFull: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <KeptRows {...args} label="none" rows={[]} />
      <KeptRows {...args} label="two" rows={[first]} pending={chosen} />
      <KeptRows
        {...args}
        label="five"
        rows={[first, second, third, straight]}
        pending={{ ...chosen, key: 9 }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('group').map((frame) => frame.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
