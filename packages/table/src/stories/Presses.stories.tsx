import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { focusIsKept, hears } from './lookAround.ts';
import { Stage } from './Stage.tsx';

const meta = {
  title: 'Table/Keys and skips',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A turn without a mouse: every key, and the focus is never lost. */
export const ByKeyboardOnly: Story = {
  args: { rolls: ['1-5-2-3-4-4', '1-3-4-4-6'], settings: { computerPace: 'calm' } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Roll 6 dice' }).focus();
    await userEvent.keyboard('{Enter}');
    await hears(canvasElement, 'Rolled 1, 5, 2, 3, 4, 4.');
    await focusIsKept();
    await userEvent.keyboard('12');
    await expect(canvas.getByRole('button', { name: 'Bank 150' })).toBeVisible();
    await userEvent.keyboard('2');
    await userEvent.keyboard('r');
    await hears(canvasElement, 'Rolled 1, 3, 4, 4, 6.');
    await focusIsKept();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', { name: 'Bank 200' })).toBeVisible();
    await userEvent.keyboard('b');
    await hears(canvasElement, /You banked 200 and have 200. Hard’s turn./);
    await focusIsKept();
  },
};

export const KeysAreListed: Story = {
  args: { rolls: ['1-5-2-3-4-4'], onStep: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard('?');
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Points and keys' }));
    await expect(sheet.getByText('Bank')).toBeInTheDocument();
    await expect(sheet.getByText('Two triplets')).toBeInTheDocument();
    // With a sheet open the table is deaf to keys.
    await userEvent.keyboard('r');
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.keyboard('r');
    await expect(args.onStep).toHaveBeenCalled();
  },
};

export const SingleKeysSwitchedOff: Story = {
  args: { settings: { singleKeys: false }, onStep: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('r1b?a');
    await expect(args.onStep).not.toHaveBeenCalled();
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Roll 6 dice' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
  },
};

/** Rolling dice are skipped by a press on the tray, and nothing is told before they lie. */
export const SkippedByAPress: Story = {
  args: { rolls: ['1-5-2-3-4-4'], settings: { diceSpeed: 'normal' } },
  globals: { motion: 'full', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const tray = canvas.getByRole('group', { name: 'Dice' });
    // Looks that cost nothing and bare events, so that the dice still roll on a slow machine.
    const named = (name: string) => canvasElement.querySelectorAll(`button[aria-label="${name}"]`);
    await fireEvent.click(canvas.getByRole('button', { name: 'Roll 6 dice' }));
    await expect(named('Rolling')).toHaveLength(6);
    await fireEvent.click(tray);
    await expect(named('1, scores 100')).toHaveLength(1);
  },
};

/** Escape skips too; without any press the dice come to rest by themselves. */
export const SkippedByAKey: Story = {
  ...SkippedByAPress,
  args: { ...SkippedByAPress.args, rolls: ['1-5-2-3-4-4', '1-3-4-4-6'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 6 dice' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '1, scores 100' }));
    await fireEvent.click(canvas.getByRole('button', { name: 'Roll 5 dice' }));
    await expect(canvasElement.querySelector('button[aria-label="3, no score"]')).toBeNull();
    await canvas.findByRole('button', { name: '3, no score' });
    await focusIsKept();
  },
};

const failsOnce = () => {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked === 1) throw new Error('no connection');
    return [1, 5, 2, 3, 4, 4] as const;
  };
};

/** Dice that do not arrive can be asked for again. */
export const DiceDoNotArrive: Story = {
  args: { dealDice: failsOnce() },
  play: async ({ canvas, canvasElement }) => {
    const roll = canvas.queryByRole('button', { name: 'Roll 6 dice' });
    if (roll !== null) await userEvent.click(roll);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await hears(canvasElement, 'The dice did not arrive.');
    // News that still waited to be said when the dice failed do not cut it off.
    await new Promise((done) => setTimeout(done, 150));
    await hears(canvasElement, 'The dice did not arrive.');
    await userEvent.click(again);
    await canvas.findByRole('button', { name: '1, scores 100' });
    await focusIsKept();
  },
};
