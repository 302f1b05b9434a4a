import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GradeMark, type MarkedGrade } from './GradeMark.tsx';

const words: Readonly<Record<MarkedGrade, string>> = {
  best: 'Best',
  good: 'Good',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  forced: 'Forced',
};

const meta = {
  title: 'Kit/GradeMark',
  component: GradeMark,
  parameters: {
    about: {
      purpose:
        'How good a move was, in a list of moves, beside a sum or above a single move. `bare` leaves the word away where there is no room for it.',
      keyboard: 'A picture with its word. Nothing in it takes the focus.',
      accessibility:
        'Every grade has a shape of its own (full circle, ring, diamond, triangle, octagon, dash), so nothing hangs on colour. The drawing is skipped by assistive technology and the word is read, with `bare` too.',
    },
  },
  args: { grade: 'mistake', word: 'Mistake' },
} satisfies Meta<typeof GradeMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllGrades: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
      {Object.entries(words).map(([grade, word]) => (
        <span key={grade} style={{ display: 'flex', gap: 'var(--space-5)' }}>
          <GradeMark grade={grade as MarkedGrade} word={word} bare />
          <GradeMark grade={grade as MarkedGrade} word={word} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Blunder')).toHaveLength(2);
  },
};
