import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsTheWindow, focusIsKept, hears, standing } from './lookAround.ts';
import { beforeHotDice, beforeThirdFarkle, belowEntryMinimum, midTurn, strictInput } from './positions.ts';
import { Stage } from './Stage.tsx';

const meta = {
  title: 'Table/A turn',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six dice to roll: one press is possible, and the other says why it is not. */
export const FreshTurn: Story = {
  args: { rolls: ['1-5-2-3-4-4'] },
  play: async ({ canvas, canvasElement }) => {
    await fitsTheWindow();
    await hears(canvasElement, 'Your turn.');
    const bank = canvas.getByRole('button', { name: 'Bank' });
    await expect(bank).toHaveAttribute('aria-disabled', 'true');
    await expect(bank).toHaveAccessibleDescription('Roll first');
  },
};

export const RolledByMouse: Story = {
  args: { rolls: ['1-5-2-3-4-4', '1-3-4-4-6'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 6 dice' }));
    await hears(canvasElement, 'Rolled 1, 5, 2, 3, 4, 4.');
    await userEvent.click(await canvas.findByRole('button', { name: '1, scores 100' }));
    await expect(canvas.getByRole('button', { name: '1, set aside' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const roll = canvas.getByRole('button', { name: 'Roll 5 dice' });
    await expect(roll).toHaveAccessibleDescription('100 at risk');
    await expect(canvas.getByRole('button', { name: 'Bank 100' })).toHaveAccessibleDescription('makes 100');
    await userEvent.click(roll);
    await hears(canvasElement, 'Rolled 1, 3, 4, 4, 6.');
    await expect(canvas.getByText('Roll 1: 1, 100 points')).toBeInTheDocument();
  },
};

/** The middle of a turn: a 1 was set aside, three 2s are being set aside. */
export const Choosing: Story = {
  args: { snapshot: midTurn, rolls: ['1-5'] },
  play: async ({ canvas }) => {
    await fitsTheWindow();
    await expect(canvas.getByRole('button', { name: 'Roll 2 dice' })).toHaveAccessibleDescription(
      '300 at risk',
    );
    await expect(canvas.getByRole('button', { name: 'Bank 300' })).toHaveAccessibleDescription('makes 4,650');
    await expect(canvas.getByText('Now: 2, 2, 2, 200 points')).toBeInTheDocument();
    await expect(canvas.getByRole('meter', { name: 'You' })).toHaveAttribute(
      'aria-valuetext',
      '4,350 of 10,000 points',
    );
  },
};

/** Dice are chosen and put back, right and wrong ones, and nothing else moves by a pixel. */
export const NothingMovesWhenDiceAreChosen: Story = {
  args: { snapshot: midTurn },
  play: async ({ canvas, canvasElement }) => {
    const before = standing(canvasElement);
    for (const name of ['5, scores 50', '3, no score', '3, does not score', '5, set aside']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(standing(canvasElement)).toEqual(before);
    }
    for (const die of canvas.getAllByRole('button', { name: '2, set aside' })) await userEvent.click(die);
    await expect(standing(canvasElement)).toEqual(before);
    await expect(canvas.getAllByRole('button', { name: '2, scores with others' })).toHaveLength(3);
  },
};

/** A selection that is not legal is answered with its reason, on the presses and aloud. */
export const IllegalSelection: Story = {
  args: { snapshot: midTurn },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3, no score' }));
    const bank = canvas.getByRole('button', { name: 'Bank' });
    await expect(bank).toHaveAccessibleDescription('The 3 does not score');
    await expect(canvas.getByRole('button', { name: 'Roll' })).toHaveAccessibleDescription(
      'The 3 does not score',
    );
    await userEvent.click(bank);
    await hears(canvasElement, 'The 3 does not score');
    await expect(canvas.getByRole('button', { name: '3, does not score' })).toBeVisible();
  },
};

/** The third farkle in a row: the table stands still, what is lost is struck through, what is taken is said. */
export const FarkleWithPenalty: Story = {
  args: {
    input: strictInput,
    snapshot: beforeThirdFarkle,
    rolls: ['2-2-3-4-6'],
    settings: { computerPace: 'calm' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('a farkle costs 350')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 5 dice' }));
    const goOn = await canvas.findByRole('button', { name: 'Farkle: go on' });
    await hears(canvasElement, 'Farkle, 100 lost, and 350 taken for the third in a row.');
    await expect(goOn).toHaveAccessibleDescription('100 lost, 350 taken from the score');
    await expect(goOn).toHaveFocus();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('100');
    await fitsTheWindow();
  },
};

/** Going on after a farkle: a second, too quick press does nothing more. */
export const FarkleAcknowledged: Story = {
  args: { ...FarkleWithPenalty.args, rolls: ['2-2-3-4-6', '2-2-3-3-4-6'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 5 dice' }));
    const goOn = await canvas.findByRole('button', { name: 'Farkle: go on' });
    await new Promise((resolve) => setTimeout(resolve, 350));
    await userEvent.dblClick(goOn);
    await hears(canvasElement, 'Hard’s turn.');
    await focusIsKept();
    await expect(canvas.getByRole('button', { name: 'Roll' })).toHaveAccessibleDescription('Hard is playing');
  },
};

/** All six dice have scored: the places light up, and the same presses offer six new dice. */
export const HotDice: Story = {
  args: {
    snapshot: beforeHotDice,
  },
  globals: { motion: 'system' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('a');
    await hears(canvasElement, 'Hot dice, 400 at risk.');
    await expect(canvas.getByText('Hot dice!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Roll 6 dice' })).toHaveAccessibleDescription(
      '400 at risk',
    );
    await fitsTheWindow();
  },
};

/** The first bank needs 500. */
export const EntryMinimumNotMet: Story = {
  args: {
    input: strictInput,
    snapshot: belowEntryMinimum,
  },
  play: async ({ canvas, canvasElement }) => {
    const bank = canvas.getByRole('button', { name: 'Bank 200' });
    await expect(bank).toHaveAttribute('aria-disabled', 'true');
    await expect(bank).toHaveAccessibleDescription('First bank needs 500, you have 200');
    await userEvent.click(bank);
    await hears(canvasElement, 'First bank needs 500, you have 200');
    await fitsTheWindow();
  },
};

/** The chance of a farkle, exact, for the dice that would be rolled next. */
export const RiskHint: Story = {
  args: { snapshot: midTurn, settings: { riskHint: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Next roll, 2 dice 44.4% farkle' })).toBeVisible();
    const before = standing(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '3, no score' }));
    await expect(canvas.queryByRole('img', { name: /farkle/ })).toBeNull();
    await expect(standing(canvasElement)).toEqual(before);
    await fitsTheWindow();
  },
};
