import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DiceTray } from './DiceTray.tsx';
import type { TrayDie } from './Place.tsx';
import { trayOf } from './trayOf.ts';

const meta = {
  title: 'Dice/DiceTray',
  component: DiceTray,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'The six places of the table. A die that may be chosen is a button, another player’s die is a picture, and an empty place stays, so that nothing moves. It knows nothing of rules: every die arrives with its name, its caption and what a press does.',
      keyboard:
        '**Tab** goes through the dice in reading order, **Space** or **Enter** chooses one or puts it back. A die that does not score keeps its place in that order; pressing it asks why. While dice roll, **Enter** or **Space** on any die skips the movement, as a press anywhere on the tray does.',
      accessibility:
        'A group with a name. Each die is a button named by face and state, with `aria-pressed`; one that cannot be chosen is `aria-disabled`. That a die is set aside is told by its height, its ring, the word below and `aria-pressed`, not by colour alone. Nothing is told of a roll before the dice lie. With reduced motion a roll ends at once. Every place is at least 44 px.',
    },
  },
  args: {
    label: 'Dice',
    places: trayOf([5], [2, 'held'], [2, 'held'], [3, 'dull', 'refused'], [2, 'held'], null),
    onToggle: fn(),
    onRefused: fn(),
    onSkip: fn(),
    onRollEnd: fn(),
  },
} satisfies Meta<typeof DiceTray>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The middle of a turn: a 5 that scores, three 2s set aside, a 3 that does not score, an empty place. */
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: '5, scores 50' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(0);
    await userEvent.click(canvas.getAllByRole('button', { name: '2, set aside' })[2] as HTMLElement);
    await expect(args.onToggle).toHaveBeenLastCalledWith(4);
    await expect(args.onSkip).not.toHaveBeenCalled();
  },
};

/** Every place is a target of at least 44 px. */
export const LargeEnoughToTouch: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const StateIsNotToldByColourAlone: Story = {
  play: async ({ canvas }) => {
    const held = canvas.getAllByRole('button', { name: '2, set aside' });
    const free = canvas.getByRole('button', { name: '5, scores 50' });
    await expect(free).toHaveAttribute('aria-pressed', 'false');
    for (const die of held) {
      await expect(die).toHaveAttribute('aria-pressed', 'true');
      await expect(die).toHaveTextContent('set aside');
    }
    const stand = (button: HTMLElement) => button.firstElementChild?.getBoundingClientRect().top ?? 0;
    await expect(stand(held[0] as HTMLElement)).toBeLessThan(stand(free));
  },
};

/** A die that does not score stays reachable; pressing it asks why. */
export const RefusedDie: Story = {
  play: async ({ canvas, args }) => {
    const three = canvas.getByRole('button', { name: '3, no score' });
    await expect(three).toHaveAttribute('aria-disabled', 'true');
    three.focus();
    await expect(three).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefused).toHaveBeenCalledOnce();
    await expect(args.onRefused).toHaveBeenCalledWith(3);
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const KeyboardOrder: Story = {
  args: { places: trayOf([1], [2], [3, 'dull'], [4, 'dull'], [5], [6, 'dull']) },
  play: async ({ canvas, args }) => {
    for (let place = 0; place < 6; place++) {
      await userEvent.tab();
      await expect(canvas.getAllByRole('button')[place]).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith(5);
  },
};

function ChoosableTray({ start }: { start: (TrayDie | null)[] }) {
  const [held, setHeld] = useState<readonly number[]>([]);
  const places = start.map((die, place): TrayDie | null =>
    die && held.includes(place)
      ? { ...die, look: 'held', caption: 'set aside', name: `${die.face}, set aside` }
      : die,
  );
  return (
    <DiceTray
      label="Dice"
      places={places}
      onToggle={(place) =>
        setHeld((now) => (now.includes(place) ? now.filter((other) => other !== place) : [...now, place]))
      }
    />
  );
}

/** Choosing a die moves nothing else, not even by a pixel. */
export const NothingMovesWhenADieIsChosen: Story = {
  render: () => <ChoosableTray start={trayOf([1], [2, 'dull'], [2, 'dull'], [3, 'dull'], [5], null)} />,
  play: async ({ canvas, canvasElement }) => {
    const boxes = () =>
      [canvasElement, ...canvas.getAllByRole('button')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
    const before = boxes();
    await userEvent.click(canvas.getByRole('button', { name: '1, scores 100' }));
    await expect(canvas.getByRole('button', { name: '1, set aside' })).toBeInTheDocument();
    await expect(boxes()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: '5, scores 50' }));
    await expect(boxes()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: '1, set aside' }));
    await expect(canvas.getByRole('button', { name: '1, scores 100' })).toBeInTheDocument();
    await expect(boxes()).toEqual(before);
  },
};

export const BeforeTheFirstRoll: Story = {
  args: { places: [null, null, null, null, null, null] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Another's dice are pictures: nothing to press, everything to read. */
export const AnotherPlayersTurn: Story = {
  args: {
    places: trayOf(
      [1, 'held', 'none'],
      [4, 'dull', 'none'],
      [5, 'plain', 'none'],
      [6, 'dull', 'none'],
      null,
      null,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: '1, set aside' })).toBeVisible();
  },
};

export const HotDice: Story = {
  args: {
    mood: 'hot',
    places: trayOf([1, 'held'], [1, 'held'], [5, 'held'], [2, 'held'], [2, 'held'], [2, 'held']),
  },
};

export const HotDiceAfterEarlierRolls: Story = {
  args: { mood: 'hot', places: trayOf(null, [1, 'held'], null, null, [5, 'held'], null) },
};

export const HotDiceWithReducedMotion: Story = {
  ...HotDice,
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async () => {
    const moving = document.getAnimations().filter((movement) => movement.playState === 'running');
    await expect(moving).toHaveLength(0);
  },
};

export const Farkle: Story = {
  args: {
    mood: 'frozen',
    places: trayOf(
      [2, 'dull', 'none'],
      [3, 'dull', 'none'],
      null,
      [4, 'dull', 'none'],
      [6, 'dull', 'none'],
      null,
    ),
  },
};

/** Long words wrap into the two lines that every caption keeps free. */
export const LongCaptions: Story = {
  args: {
    places: trayOf([5], [2, 'held'], [3, 'dull'], [4, 'dull'], [1], null).map((die) =>
      die
        ? { ...die, caption: 'nie daje żadnych punktów', name: `${die.face}, nie daje żadnych punktów` }
        : null,
    ),
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
