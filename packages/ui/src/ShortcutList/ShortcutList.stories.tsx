import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShortcutList } from './ShortcutList.tsx';

const meta = {
  title: 'Kit/ShortcutList',
  component: ShortcutList,
  parameters: {
    about: {
      purpose: 'Which key does what, as help and nothing more: whoever shows it listens for the keys.',
      keyboard: 'Words. Nothing in it takes the focus.',
      accessibility:
        'A description list, the keys in `kbd`. Single-letter keys have to be possible to switch off where they are heard (WCAG 2.1.4).',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  args: {
    shortcuts: [
      {
        id: 'toggle',
        keys: ['1', '6'],
        through: true,
        label: 'Choose the die in that place, or put it back',
      },
      { id: 'best', keys: ['A'], label: 'Take the selection worth most' },
      { id: 'roll', keys: ['R'], label: 'Roll' },
      { id: 'bank', keys: ['B'], label: 'Bank' },
      { id: 'go', keys: ['Enter', 'Space'], label: 'Go on after a farkle' },
      { id: 'keys', keys: ['?'], label: 'Show these keys' },
    ],
  },
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')[0]).toHaveTextContent('1–6');
  },
};
