import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiceRow } from './DiceRow.tsx';

const meta = {
  title: 'Dice/DiceRow',
  component: DiceRow,
  parameters: {
    about: {
      purpose:
        'A few dice in a line of text or a cell of a table. Dice that do not score come last and are dull.',
      keyboard: 'A picture. Nothing in it takes the focus.',
      accessibility:
        'One image, read by its `name`; without one it is decoration beside words. That dull dice do not score has to be said in the name or beside the row.',
    },
  },
  args: { faces: [1, 5, 5], name: '1, 5, 5' },
} satisfies Meta<typeof DiceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1, 5, 5' })).toBeVisible();
  },
};

export const SomeDoNotScore: Story = {
  args: { faces: [1, 5], dull: [2, 3, 6, 6], name: '1, 5; 2, 3, 6, 6 do not score' },
};

export const SomeRinged: Story = {
  args: { faces: [1, 2, 4, 5, 3], ringed: [0, 3], name: '1, 2, 4, 5, 3; 1 and 5 score' },
};

export const Tiny: Story = { args: { faces: [1, 2, 3, 4, 5, 6], name: '1, 2, 3, 4, 5, 6', size: 'tiny' } };
