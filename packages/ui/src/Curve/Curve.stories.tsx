import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Curve, type CurvePoint, type CurveProps } from './Curve.tsx';

const chances = [
  0.53, 0.55, 0.5, 0.58, 0.61, 0.44, 0.47, 0.41, 0.38, 0.52, 0.57, 0.63, 0.6, 0.31, 0.35, 0.29, 0.48, 0.66,
  0.72, 0.7, 0.83, 0.9,
];
const percent = (value: number) => value.toLocaleString('en', { style: 'percent' });

const marks: Readonly<Record<number, CurvePoint['mark']>> = { 5: 'slip', 13: 'blunder' };

const points: readonly CurvePoint[] = chances.map((value, at) => ({
  key: at,
  value,
  text: `Move ${at + 1} of ${chances.length}: ${percent(value)} to win`,
  mark: marks[at],
}));

const given: readonly CurvePoint[] = [0, 0, 12, 12, 12, 75, 75, 140, 140, 140].map((points, at) => ({
  key: at,
  value: points / 140,
  text: `Move ${at + 1} of 10: ${points} points given away`,
}));

function Held(props: CurveProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <Curve {...props} chosen={chosen} onChoose={setChosen} />
      <p>{props.points[chosen]?.text}</p>
    </div>
  );
}

const meta = {
  title: 'Kit/Curve',
  component: Curve,
  parameters: {
    about: {
      purpose:
        'A value over time: the chance to win of a game, points given away. One point is chosen, and what there is to say of it stands beside the curve.',
      keyboard:
        '`Tab` reaches the curve. `←` `→` (and `↓` `↑`) choose the point before or after, `Page Down` and `Page Up` ten at once, `Home` and `End` the first and the last. A press, or a finger drawn along, chooses the nearest point.',
      accessibility:
        'A slider: each chosen point is read with its whole text. The line, its dots and the scale are decoration; give the same figures as a table too. Dots differ in size and filling as well as in colour, and with reduced motion the cursor jumps.',
    },
  },
  render: (args) => <Held {...args} />,
  args: {
    label: 'Your chance to win, move by move',
    points,
    end: 1,
    chosen: 13,
    onChoose: () => undefined,
    top: '100%',
    middle: '50%',
    bottom: '0%',
  },
} satisfies Meta<typeof Curve>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChanceToWin: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Your chance to win, move by move' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Move 15 of 22: 35% to win');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '22');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Move 1 of 22: 53% to win')).toBeVisible();
    slider.blur();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const GivenAway: Story = {
  args: {
    label: 'Points given away, added up',
    points: given,
    end: undefined,
    chosen: 5,
    top: '140',
    middle: undefined,
    bottom: '0',
    tone: 'risk',
  },
};

export const OnePoint: Story = { args: { points: points.slice(0, 1), end: 0, chosen: 0 } };
