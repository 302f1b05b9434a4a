import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { GameLog, type GameLogEntry } from './GameLog.tsx';

const entries: readonly GameLogEntry[] = [
  {
    id: '1',
    text: (
      <>
        <strong>You</strong> banked <strong>300</strong>.
      </>
    ),
  },
  {
    id: '2',
    tone: 'scores',
    text: (
      <>
        <strong>Hard</strong> hot dice with 5-5-5-1-1-1, banked <strong>2,500</strong>.
      </>
    ),
  },
  {
    id: '3',
    tone: 'risk',
    text: (
      <>
        <strong>You</strong> farkled on 2 dice and lost <strong>700</strong>.
      </>
    ),
  },
  {
    id: '4',
    divider: 'Final round',
    text: (
      <>
        <strong>Hard</strong> kept 1-1, rolled 4, banked <strong>450</strong>.
      </>
    ),
  },
];

const meta = {
  title: 'Kit/GameLog',
  component: GameLog,
  parameters: {
    about: {
      purpose:
        'What happened in this game, one whole sentence a turn, the newest on top. A line with words marks the final round.',
      keyboard:
        'Only with `scrolls` is it a stop for **Tab**; arrows, **Page Up** and **Page Down** scroll it.',
      accessibility:
        'A region named by its heading with an ordered list. A farkle and a large bank are told by the sentence; colour only repeats it. It is no live region: `LiveRegion` says what is new.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  args: { title: 'This game', entries, emptyText: 'Nothing has happened yet.' },
} satisfies Meta<typeof GameLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Hard kept 1-1, rolled 4, banked 450.');
    await expect(items[3]).toHaveTextContent('You banked 300.');
  },
};
export const NewestLast: Story = { args: { order: 'newest-last' } };
export const Empty: Story = { args: { entries: [] } };
export const ScrollsByKeyboard: Story = {
  args: {
    scrolls: true,
    entries: Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      text: `You banked ${(index + 1) * 50}.`,
    })),
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', flexDirection: 'column', blockSize: '16rem' }}>{Story()}</div>,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('group', { name: 'This game' })).toHaveFocus();
  },
};
