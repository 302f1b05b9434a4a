import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  parameters: {
    about: {
      purpose:
        'News in its place on the page: a farkle, hot dice, a warning, the final round. One sentence, and at most one press that answers it.',
      keyboard: 'Only its `action` is a stop for **Tab**.',
      accessibility:
        'Plain text: a drawing and words tell it, and colour only repeats them. It is no live region; announce news by `LiveRegion`, so that it is said once.',
    },
  },
  args: { children: 'Three 2s score 200.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { children: 'This game deals from a given seed. It is practice and counts in no statistics.' },
};
export const Scores: Story = {
  args: { tone: 'scores', title: 'Banked 450', children: 'You have 4,800 now.' },
};
export const Farkle: Story = {
  args: {
    tone: 'risk',
    title: 'Farkle',
    children: 'Nothing scores. The 700 points of this turn are lost.',
    action: (
      <Button variant="secondary" onClick={fn()}>
        Go on
      </Button>
    ),
  },
};
export const HotDice: Story = {
  args: {
    tone: 'celebration',
    title: 'Hot dice',
    children: 'All six score. Roll them again, or bank 1,850.',
  },
};
export const FinalRound: Story = {
  args: {
    tone: 'info',
    icon: 'flag',
    title: 'Final round',
    children: 'Hard has 10,400. You have one turn left.',
  },
};
export const WarningInALongLanguage: Story = {
  args: {
    tone: 'risk',
    children:
      'Jeśli teraz zabezpieczysz punkty, przegrasz: do wyrównania brakuje 450 punktów, a to jest twoja ostatnia tura.',
    action: <Button onClick={fn()}>Mimo to zabezpiecz</Button>,
  },
};
