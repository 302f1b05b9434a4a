import type { TableInput } from '@farkle/engine';
import { classic, simple } from '@farkle/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsTheWindow, focusIsKept, hears } from './lookAround.ts';
import { beforeSharedWin, lastTurnBehind } from './positions.ts';
import { againstHard, friends, hardBegins, Stage } from './Stage.tsx';

const meta = {
  title: 'Table/The end',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The computer has reached the target; this is the person's last turn, and the bank would lose. */
export const LastTurnBehind: Story = {
  args: {
    input: hardBegins,
    snapshot: lastTurnBehind(),
    rolls: ['1-5-2-3'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('last turn, needs 1,300')).toBeVisible();
    await expect(canvas.getByText('Banking now loses: 9,000 against 10,050.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bank 200' })).toHaveAccessibleDescription(
      'makes 9,000 and loses',
    );
    await fitsTheWindow();
  },
};

/** Equal highest scores share the win. */
export const SharedWin: Story = {
  args: {
    title: 'Play together',
    input: { ...friends, ruleSet: classic },
    names: ['Ada', 'Ben'],
    seatNotes: [],
    snapshot: beforeSharedWin(),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bank 200' }));
    await canvas.findByRole('heading', { name: 'Ada and Ben share the win' });
    await hears(canvasElement, /Ada and Ben share the win, with 10,000 points each./);
    await expect(canvas.getAllByText('=1')).toHaveLength(2);
    await focusIsKept();
    await fitsTheWindow();
  },
};

const short: TableInput = {
  ruleSet: { ...simple, target: 1000 },
  goal: { kind: 'target' },
  kinds: againstHard.kinds,
};

/** A whole game to the end, by mouse: the press says that it wins, and it does. */
export const PlayedToTheEnd: Story = {
  args: {
    input: short,
    rolls: ['1-1-1-5-4-2', '2-2-3-4-6-6', '1-1-1-5-4-2'],
    settings: { computerPace: 'quick' },
    onStep: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 6 dice' }));
    for (const die of await canvas.findAllByRole('button', { name: '1, scores 100' }))
      await userEvent.click(die);
    const bank = canvas.getByRole('button', { name: 'Bank 1,000' });
    await expect(bank).toHaveAccessibleDescription('makes 1,000 and wins');
    await userEvent.click(bank);
    await canvas.findByRole('heading', { name: 'You win' });
    await hears(canvasElement, /You win, by 1,000 points/);
    await expect(canvas.getByRole('button', { name: 'Rematch' })).toHaveFocus();
    await expect(args.onStep).toHaveBeenCalledTimes(6);
    await fitsTheWindow();
  },
};
