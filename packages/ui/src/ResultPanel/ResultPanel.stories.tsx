import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ResultPanel } from './ResultPanel.tsx';

const meta = {
  title: 'Table/ResultPanel',
  component: ResultPanel,
  parameters: {
    about: {
      purpose:
        'The end of a game: who won, by how much, ties named as shared, and what next. Gold for a moment, and only when there is something to celebrate.',
      keyboard:
        'Its `actions` are the stops for **Tab**, the expected one last. Whoever shows the panel moves the focus into it.',
      accessibility:
        'A heading and an ordered list with a name. A place is text (“=1” for a shared one), a winner is told by place and words. The die and its rays are decoration and stand still with reduced motion.',
    },
  },
  args: {
    headline: 'You win',
    subline: 'By 850 points, in 14 turns.',
    rankingLabel: 'Final scores',
    celebrate: true,
    rows: [
      { id: 'you', place: '1', name: 'You', score: '10,250', winner: true },
      { id: 'hard', place: '2', name: 'Hard', score: '9,400', note: 'exact play' },
    ],
    actions: (
      <>
        <Button>Review</Button>
        <Button variant="primary" icon="again">
          Rematch
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('list', { name: 'Final scores' })).getAllByRole(
      'listitem',
    );
    await expect(rows[0]).toHaveTextContent('1You 10,250');
    await expect(rows[1]).toHaveTextContent('9,400');
  },
};
export const Lost: Story = {
  args: {
    headline: 'Hard wins',
    subline: 'By 1,100 points. You farkled twice in the last three turns.',
    celebrate: false,
    rows: [
      { id: 'hard', place: '1', name: 'Hard', score: '10,400', winner: true },
      { id: 'you', place: '2', name: 'You', score: '9,300' },
    ],
  },
};
export const SharedByTwoOfFour: Story = {
  args: {
    headline: 'Aleksandra i Bartłomiej dzielą zwycięstwo',
    subline: 'Po 10 250 punktów, 850 przed Maksymilianem.',
    rankingLabel: 'Wyniki końcowe',
    rows: [
      { id: 'a', place: '=1', name: 'Aleksandra', score: '10 250', note: 'wspólne zwycięstwo', winner: true },
      { id: 'b', place: '=1', name: 'Bartłomiej', score: '10 250', note: 'wspólne zwycięstwo', winner: true },
      { id: 'm', place: '3', name: 'Maksymilian', score: '9 400' },
      { id: 'k', place: '4', name: 'Konstancja', score: '2 050', note: 'opuściła grę' },
    ],
    actions: (
      <>
        <Button>Obejrzyj partię</Button>
        <Button>Rzuć wyzwanie</Button>
        <Button variant="primary">Rewanż</Button>
      </>
    ),
  },
};
