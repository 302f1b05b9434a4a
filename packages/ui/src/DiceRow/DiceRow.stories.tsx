import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiceRow } from './DiceRow.tsx';

const meta = {
  title: 'Dice/DiceRow',
  component: DiceRow,
  parameters: {
    docs: {
      description: {
        component:
          'A few dice in a line of text or a cell of a table, read as one picture by their name. Dice that do not score come last and are dull; what they mean has to be said beside them.',
      },
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

export const Tiny: Story = { args: { faces: [1, 2, 3, 4, 5, 6], name: '1, 2, 3, 4, 5, 6', size: 'tiny' } };
