import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Die } from './Die.tsx';
import type { Face } from './face.ts';

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];
const row = { display: 'flex', flexWrap: 'wrap', gap: '1.5rem', padding: '1rem' } as const;

const meta = {
  title: 'Dice/Die',
  component: Die,
  parameters: {
    about: {
      purpose:
        'One ivory die with drilled pips, at rest or tumbling. What can be pressed is its place in the tray; for dice in a line of text take `DiceRow`.',
      keyboard: 'A picture. Nothing in it takes the focus.',
      accessibility:
        'With a `name` it is read as an image, without one it is decoration beside words. `dull`, `grey` and `lifted` are looks only: say them in words. The result is in front before the first frame of a roll, and with reduced motion that frame is the only one.',
    },
  },
  args: { face: 5 },
} satisfies Meta<typeof Die>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixFaces: Story = {
  render: () => (
    <div style={row}>
      {faces.map((face) => (
        <Die key={face} face={face} name={`${face}`} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const face of faces) await expect(canvas.getByRole('img', { name: `${face}` })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-at]')).toHaveLength(21);
  },
};

export const Looks: Story = {
  render: () => (
    <div style={row}>
      <Die face={1} name="1" />
      <Die face={5} name="5, lifted" lifted />
      <Die face={3} name="3, no score" look="dull" />
      <Die face={4} name="4, frozen" look="grey" />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ ...row, alignItems: 'end' }}>
      <Die face={6} size="large" name="large" />
      <Die face={6} size="small" name="small" />
      <Die face={6} size="tiny" name="tiny" />
    </div>
  ),
};

export const Decoration: Story = {
  args: { face: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The cube at work: six different movements, one result each. */
export const Rolling: Story = {
  globals: { motion: 'full' },
  render: () => (
    <div style={row}>
      {faces.map((face, place) => (
        <Die key={face} face={face} name={`${face}`} rolling rollKey="story" place={place} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cubes = canvasElement.querySelectorAll('[data-side="front"]');
    await expect(cubes).toHaveLength(6);
    const rolls = document.getAnimations().filter((movement) => movement instanceof CSSAnimation);
    await expect(rolls.length).toBeGreaterThan(0);
    for (const roll of rolls)
      await expect(Number(roll.effect?.getComputedTiming().endTime)).toBeLessThan(1000);
    await waitFor(() => expect(rolls.every((roll) => roll.playState === 'finished')).toBe(true));
    // The cube has come to lie where the die at rest lies.
    for (const cube of cubes) {
      const lying = cube.getBoundingClientRect();
      const place = cube.closest('[role="img"]')?.getBoundingClientRect();
      await expect(lying.x).toBeCloseTo(place?.x ?? 0, 0);
      await expect(lying.width).toBeCloseTo(place?.width ?? 0, 0);
    }
  },
};

export const RollingWithReducedMotion: Story = {
  globals: { motion: 'reduced' },
  args: { face: 3, name: '3', rolling: true, rollKey: 'still' },
  play: async () => {
    const moving = document.getAnimations().filter((movement) => movement.playState === 'running');
    await expect(moving).toHaveLength(0);
  },
};
