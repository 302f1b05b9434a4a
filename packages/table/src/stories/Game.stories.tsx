import type { TableInput } from '@farkle/engine';
import { classic } from '@farkle/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsTheWindow, hears } from './lookAround.ts';
import { playedSnapshot, withSeats } from './playedSnapshot.ts';
import { choosingAt, fourSeats, hardShows, threeSeats } from './positions.ts';
import { againstHard, friends, hardBegins, Stage } from './Stage.tsx';

const meta = {
  title: 'Table/A game',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const hardRolled = playedSnapshot(
  hardBegins,
  ['1-1-4-3-4-2'],
  [{ type: 'computer.decided', setAside: [], then: 'roll' }, { type: 'computer.shown' }],
);
const scores = [{ score: 4350 }, { score: 5100 }];

/** The computer's dice are pictures; a press skips its pause. */
export const ComputerThinking: Story = {
  args: {
    input: hardBegins,
    snapshot: withSeats(hardRolled, scores),
    decisions: [{ setAside: [1, 1], then: 'roll' }],
    rolls: ['5-2-3-4'],
    settings: { computerPace: 'calm' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Hard is thinking.');
    await expect(canvas.getAllByRole('img', { name: '1, scores 100' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /scores/ })).toBeNull();
    await fitsTheWindow();
  },
};

/** It shows what it keeps, and what it does next. */
export const ComputerShowing: Story = {
  args: {
    input: hardBegins,
    snapshot: hardShows,
    rolls: ['5-2-3-4'],
    settings: { computerPace: 'calm' },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Hard keeps 1-1 and rolls 4 dice.');
    await hears(canvasElement, 'Hard keeps 1, 1 and rolls on.');
    await expect(canvas.getAllByRole('img', { name: '1, set aside' })).toHaveLength(2);
  },
};

/** A person's bank, a computer's whole turn hurried by presses, and the person's turn again. */
export const ComputersTurnHurried: Story = {
  args: {
    rolls: ['1-5-2-3-4-4', '1-1-4-3-4-2', '2-2-3-4'],
    decisions: [{ setAside: [1, 1], then: 'roll' }],
    settings: { computerPace: 'calm' },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('r');
    await canvas.findByRole('button', { name: '1, scores 100' });
    await userEvent.keyboard('ab');
    await hears(canvasElement, /You banked 150/);
    const skipped = async () => {
      await userEvent.keyboard('{Escape}');
      await new Promise((resolve) => setTimeout(resolve, 120));
    };
    await canvas.findByText('Hard takes the dice.');
    await skipped();
    await canvas.findByText('Hard is thinking.');
    await skipped();
    await canvas.findByText('Hard keeps 1-1 and rolls 4 dice.');
    await userEvent.click(canvas.getByRole('group', { name: 'Dice' }));
    await hears(canvasElement, 'Farkle, 200 lost.');
    await skipped();
    await canvas.findByRole('button', { name: 'Roll 6 dice' });
    await expect(canvas.getByRole('meter', { name: 'You' })).toHaveAttribute(
      'aria-valuetext',
      '150 of 10,000 points',
    );
  },
};

/** Between two people on one device. Its press is where Bank was: a double press does not pass over it. */
export const HandOver: Story = {
  args: {
    title: 'Play together',
    input: friends,
    names: ['Ada', 'Ben'],
    seatNotes: [],
    snapshot: withSeats(
      playedSnapshot(
        friends,
        ['1-1-4-3-4-2'],
        [{ type: 'handover.accepted' }, { type: 'roll' }, { type: 'dice.held', places: [0, 1] }],
      ),
      [{ score: 2350 }, { score: 3100 }],
    ),
    rolls: ['1-5-2-3-4-4'],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Bank 200' }));
    await hears(canvasElement, /Ada banked 200 and has 2,550. Ben’s turn./);
    const title = await canvas.findByRole('heading', { name: 'Pass the device to Ben' });
    await expect(title).toHaveFocus();
    await fitsTheWindow();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await userEvent.click(canvas.getByRole('button', { name: 'I am Ben' }));
    await expect(canvas.getByRole('button', { name: 'Roll 6 dice' })).toHaveFocus();
  },
};

/** Four seats: the dice stay within reach. */
export const FourSeats: Story = {
  args: {
    title: 'Against three',
    input: fourSeats,
    names: ['You', 'Easy', 'Medium', 'Hard'],
    seatNotes: [null, 'first dice', 'by feel', 'exact odds'],
    snapshot: choosingAt(fourSeats, [2350, 3100, 7250, 0]),
    rolls: ['1-5-2-3'],
  },
  play: async () => fitsTheWindow(),
};

/** Three seats, one below the other on a phone. */
export const ThreeSeats: Story = {
  args: {
    title: 'Against two',
    input: threeSeats,
    names: ['You', 'Medium', 'Hard'],
    seatNotes: [null, 'by feel', 'exact odds'],
    snapshot: choosingAt(threeSeats, [2350, 3100, 0]),
    rolls: ['1-5-2-3'],
  },
  play: async () => fitsTheWindow(),
};

const solo: TableInput = { ruleSet: classic, goal: { kind: 'turns', turns: 10 }, kinds: ['person'] };

/** Ten turns alone: the bar counts turns. */
export const SoloTenTurns: Story = {
  args: {
    title: 'Ten turns',
    input: solo,
    names: ['You'],
    seatNotes: [],
    snapshot: playedSnapshot(
      solo,
      ['1-1-1-3-4-2', '1-1-4-5-4-2'],
      [
        { type: 'roll' },
        { type: 'dice.held', places: [0, 1, 2] },
        { type: 'bank' },
        { type: 'roll' },
        { type: 'dice.held', places: [0, 1, 3] },
      ],
    ),
    rolls: ['2-2-3-4-4-6'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('turn 2 of 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bank 250' }));
    await hears(canvasElement, 'You banked 250 and have 1,250. Your turn.');
    await expect(canvas.getByText('turn 3 of 10')).toBeVisible();
    await fitsTheWindow();
  },
};

/** What is saved after any step plays on as if nothing had happened. */
export const RestoredMidTurn: Story = {
  args: {
    snapshot: withSeats(
      playedSnapshot(
        againstHard,
        ['1-6-4-3-4-2', '5-2-2-3-2'],
        [{ type: 'roll' }, { type: 'die.toggled', place: 0 }, { type: 'roll' }],
      ),
      scores,
    ),
    rolls: ['1-5-6-6'],
  },
  play: async ({ canvas, canvasElement }) => {
    await hears(canvasElement, 'Rolled 5, 2, 2, 3, 2.');
    await userEvent.click(canvas.getByRole('button', { name: '5, scores 50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 4 dice' }));
    await hears(canvasElement, 'Rolled 1, 5, 6, 6.');
    await expect(canvas.getByText('Roll 2: 5, 50 points')).toBeInTheDocument();
  },
};
