import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Scoreboard, type ScoreboardSeat } from './Scoreboard.tsx';

const you: ScoreboardSeat = {
  id: 'you',
  name: 'You',
  note: 'your turn',
  score: '4,350',
  progress: 0.435,
  atRisk: 0.03,
  valueText: '4,350 of 10,000, 300 at risk',
  active: true,
};
const hard: ScoreboardSeat = {
  id: 'hard',
  name: 'Hard',
  note: 'exact play',
  score: '5,100',
  progress: 0.51,
  valueText: '5,100 of 10,000',
};
const ada: ScoreboardSeat = {
  id: 'ada',
  name: 'Ada',
  note: 'needs 500 to enter',
  score: '0',
  progress: 0,
  valueText: '0 of 10,000',
};
const bruno: ScoreboardSeat = {
  id: 'bruno',
  name: 'Bruno',
  note: 'left',
  score: '2,050',
  progress: 0.205,
  valueText: '2,050 of 10,000, left the game',
  out: true,
};

const meta = {
  title: 'Table/Scoreboard',
  component: Scoreboard,
  parameters: {
    about: {
      purpose:
        'The scores of one to four seats on the way to the target. The hatched piece after the solid one is what the turn would add, the notch is the target, the raised card is the seat to move.',
      keyboard: 'A picture of the game. Nothing in it takes the focus.',
      accessibility:
        'A list with a name; the seat to move is `aria-current`. Each bar is a meter named by its seat and read by `valueText`. Won, left, last turn and a warning are words in the note; hatching and not colour alone tells what is at risk.',
    },
  },
  args: { label: 'Scores', target: 1, seats: [you, hard] },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AgainstTheComputer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const seats = within(canvas.getByRole('list', { name: 'Scores' })).getAllByRole('listitem');
    await expect(seats).toHaveLength(2);
    await expect(seats[0]).toHaveAttribute('aria-current', 'true');
    await expect(seats[1]).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('meter', { name: 'You' })).toHaveAttribute(
      'aria-valuetext',
      '4,350 of 10,000, 300 at risk',
    );
  },
};

export const SoloTurns: Story = {
  args: {
    target: 1,
    seats: [
      {
        id: 'you',
        name: 'You',
        note: 'turn 7 of 10',
        score: '3,150',
        progress: 0.6,
        valueText: '6 of 10 turns played',
        active: true,
      },
    ],
  },
};

export const ThreeSeats: Story = { args: { seats: [you, hard, { ...ada, note: 'needs 500 to enter' }] } };

export const FourSeats: Story = { args: { seats: [you, hard, ada, bruno] } };

export const FourSeatsLongWords: Story = {
  args: {
    seats: [
      {
        ...you,
        name: 'Maksymilian Wiśniewski',
        note: 'twoja tura, ostatnia',
        score: '9 950',
        progress: 0.995,
      },
      { ...hard, name: 'Przeciwnik trudny', note: 'gra dokładnie', score: '10 400', progress: 1 },
      { ...ada, name: 'Aleksandra', note: 'próg wejścia wynosi 500', noteTone: 'risk' },
      { ...bruno, name: 'Bartłomiej', note: 'opuścił grę', score: '2 050' },
    ],
  },
};

export const LastTurnPastTheTarget: Story = {
  args: {
    target: 0.87,
    seats: [
      { ...you, note: 'last turn', noteTone: 'risk', score: '9,600', progress: 0.83, atRisk: 0.4 },
      { ...hard, note: 'crossed the target', score: '11,450', progress: 1 },
    ],
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('meter', { name: 'You' });
    const end = bar.getBoundingClientRect().right;
    for (const piece of bar.children) {
      await expect(piece.getBoundingClientRect().right).toBeLessThanOrEqual(end + 1);
    }
  },
};

export const SharedWin: Story = {
  args: {
    seats: [
      {
        ...you,
        active: false,
        winner: true,
        note: 'shared win',
        noteTone: 'scores',
        score: '10,250',
        progress: 1,
        atRisk: 0,
      },
      { ...hard, winner: true, note: 'shared win', noteTone: 'scores', score: '10,250', progress: 1 },
    ],
  },
};
