import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { DiceTray } from './DiceTray.tsx';
import { trayOf } from './trayOf.ts';

const meta = {
  title: 'Dice/DiceTray, rolling',
  component: DiceTray,
  globals: { motion: 'full', viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'The same tray while dice roll. The result is decided before; the tray shows a movement of under a second and says once that it is over, even when the browser stops its animations.',
      keyboard: '**Enter** or **Space** on any die skips, as a press anywhere does.',
      accessibility:
        'Names and captions of the roll stay away until the dice lie. With reduced motion the end is at once.',
    },
  },
  args: {
    label: 'Dice',
    places: trayOf([5], [2], null, [3, 'dull'], [1], [6, 'dull']),
    rolling: true,
    rollKey: 'first',
    onToggle: fn(),
    onSkip: fn(),
    onRollEnd: fn(),
  },
} satisfies Meta<typeof DiceTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rolling: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRollEnd).toHaveBeenCalled());
    await expect(args.onRollEnd).toHaveBeenCalledOnce();
  },
};

/** Nothing is given away early: no caption, no dull die, nothing to choose. */
export const NothingToldBeforeTheDiceLie: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.queryByText('scores 50')).toBeNull();
    await expect(canvasElement.querySelector('[data-look="dull"]')).toBeNull();
    for (const die of canvas.getAllByRole('button'))
      await expect(die).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const SkippedByAPressAnywhere: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('group', { name: 'Dice' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const SkippedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const ReducedMotionEndsAtOnce: Story = {
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await expect(document.getAnimations().filter((one) => one.playState === 'running')).toHaveLength(0);
    await waitFor(() => expect(args.onRollEnd).toHaveBeenCalledOnce());
  },
};

const never = new Promise<never>(() => undefined);

/** A hidden tab has no animations to wait for: the timer ends the roll. */
export const EndsThoughNoAnimationSaysSo: Story = {
  beforeEach: () => {
    const real = Animation.prototype;
    const finished = Object.getOwnPropertyDescriptor(real, 'finished');
    Object.defineProperty(real, 'finished', { configurable: true, get: () => never });
    return () => {
      if (finished) Object.defineProperty(real, 'finished', finished);
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRollEnd).toHaveBeenCalledOnce());
  },
};

function RollAgain() {
  const [roll, setRoll] = useState(0);
  const [rolling, setRolling] = useState(false);
  const [ended, setEnded] = useState(0);
  const faces = ([1, 2, 3, 4, 5, 6] as const).map(
    (face) => [((face + roll) % 6) + 1] as [1 | 2 | 3 | 4 | 5 | 6],
  );
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <DiceTray
        label="Dice"
        places={trayOf(...faces)}
        rolling={rolling}
        rollKey={roll}
        onSkip={() => setRolling(false)}
        onRollEnd={() => {
          setRolling(false);
          setEnded((count) => count + 1);
        }}
      />
      <button
        type="button"
        style={{ minBlockSize: '2.75rem', border: '2px solid', borderRadius: '1rem' }}
        onClick={() => {
          setRoll((count) => count + 1);
          setRolling(true);
        }}
      >
        Roll
      </button>
      <p>rolls shown to the end: {ended}</p>
    </div>
  );
}

/** Roll as often as you like; a roll that is skipped has no end of its own. */
export const RollAgainAndAgain: Story = {
  render: () => <RollAgain />,
  play: async ({ canvas }) => {
    const roll = canvas.getByRole('button', { name: 'Roll' });
    await userEvent.click(roll);
    await canvas.findByText('rolls shown to the end: 1');
    const tray = canvas.getByRole('group', { name: 'Dice' });
    // The bare events: the second one comes before the dice could lie by themselves, however slow the machine.
    await fireEvent.click(roll);
    await fireEvent.click(tray);
    await expect(canvas.getByRole('button', { name: '4' })).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(roll);
    await canvas.findByText('rolls shown to the end: 2');
  },
};
