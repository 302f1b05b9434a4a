import { simple } from '@farkle/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { playedSnapshot, withSeats } from './playedSnapshot.ts';
import {
  beforeThirdFarkle,
  belowEntryMinimum,
  choosingAt,
  fourSeats,
  hardShows,
  lastTurnBehind,
  strictInput,
} from './positions.ts';
import { againstHard, friends, hardBegins, Stage } from './Stage.tsx';

/** The moments of a game in the language with the longest words, on the narrowest phone; another one by the toolbar. */
const meta = {
  title: 'Table/In the longest words',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { language: 'longest', motion: 'reduced', viewport: { value: 'phone' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FreshTurn: Story = { args: { input: strictInput } };

export const IllegalSelection: Story = {
  args: {
    snapshot: withSeats(
      playedSnapshot(
        againstHard,
        ['1-6-4-3-4-2', '5-2-2-3-2'],
        [
          { type: 'roll' },
          { type: 'die.toggled', place: 0 },
          { type: 'roll' },
          { type: 'dice.held', places: [1, 2, 4] },
        ],
      ),
      [{ score: 4350 }, { score: 5100 }],
    ),
  },
};

export const BeforeTheThirdFarkle: Story = {
  args: { input: strictInput, snapshot: beforeThirdFarkle, settings: { riskHint: true } },
};

export const FirstBankTooSmall: Story = { args: { input: strictInput, snapshot: belowEntryMinimum } };

export const Farkled: Story = {
  args: {
    snapshot: playedSnapshot(
      againstHard,
      ['1-6-4-3-4-2', '2-2-3-4-6'],
      [{ type: 'roll' }, { type: 'die.toggled', place: 0 }, { type: 'roll' }],
    ),
  },
};

export const HotDice: Story = {
  args: {
    snapshot: playedSnapshot(
      againstHard,
      ['1-1-1-2-2-2'],
      [{ type: 'roll' }, { type: 'dice.held', places: [0, 1, 2, 3, 4, 5] }],
    ),
  },
};

export const ComputerShowing: Story = {
  args: { input: hardBegins, snapshot: hardShows, settings: { computerPace: 'calm' }, rolls: ['5-2-3-4'] },
};

export const FourSeats: Story = {
  args: { input: fourSeats, snapshot: choosingAt(fourSeats, [2350, 3100, 7250, 0]) },
};

export const HandOver: Story = {
  args: {
    input: friends,
    snapshot: playedSnapshot(
      friends,
      ['1-1-4-3-4-2'],
      [
        { type: 'handover.accepted' },
        { type: 'roll' },
        { type: 'dice.held', places: [0, 1] },
        { type: 'bank' },
      ],
    ),
  },
};

export const LastTurnBehind: Story = { args: { input: hardBegins, snapshot: lastTurnBehind() } };

const short = { ...againstHard, ruleSet: { ...simple, target: 1000 } };

export const Won: Story = {
  args: {
    input: short,
    snapshot: playedSnapshot(
      short,
      ['1-1-1-5-4-2'],
      [{ type: 'roll' }, { type: 'dice.held', places: [0, 1, 2] }, { type: 'bank' }],
    ),
  },
};

/** The sheet with points and keys, which holds the most words of all. */
export const PointsAndKeys: Story = {
  play: async () => {
    await waitFor(async () => {
      await userEvent.keyboard('?');
      await expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    });
  },
};
