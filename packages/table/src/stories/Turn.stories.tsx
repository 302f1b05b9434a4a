import type { Meta, StoryObj } from '@storybook/react-vite';
import { playedSnapshot, withSeats } from './playedSnapshot.ts';
import { againstHard, Stage } from './Stage.tsx';

const meta = {
  title: 'Table/A turn',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FreshTurn: Story = { args: { rolls: ['1-5-2-3-4-6'] } };

const midTurn = withSeats(
  playedSnapshot(
    againstHard,
    ['1-6-4-3-4-2', '5-2-2-3-2'],
    [
      { type: 'roll' },
      { type: 'die.toggled', place: 0 },
      { type: 'roll' },
      { type: 'dice.held', places: [2, 3, 5] },
    ],
  ),
  [{ score: 4350 }, { score: 5100 }],
);

/** The middle of a turn: a 1 was set aside, three 2s are being set aside. */
export const Choosing: Story = { args: { snapshot: midTurn, rolls: ['1-5'] } };
