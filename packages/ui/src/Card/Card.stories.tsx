import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Kit/Card',
  component: Card,
  parameters: {
    about: {
      purpose:
        'A tile that leads somewhere, or holds one thing with its presses. With `href` or `render` the whole card is one link; with `actions` it is not.',
      keyboard:
        'A card that is a link is one stop for **Tab**, and **Enter** follows it. Otherwise its presses are the stops.',
      accessibility:
        'An article whose title is a heading of the `level` that the page’s outline asks for. The link has the title alone as its name, though all of the card can be pressed, so it is short to hear. Pictures are decoration.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  args: {
    title: 'Today’s Daily',
    children: 'The same dice for everyone in the world, once a day.',
    picture: <Icon name="calendar" size="large" />,
    meta: 'new in 5:42:10',
    href: '#daily',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsSomewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Today’s Daily' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Today’s Daily' });
    const card = canvas.getByRole('article').getBoundingClientRect();
    // The whole card answers a press, not the title alone.
    const under = document.elementFromPoint(card.left + 8, card.bottom - 8);
    await expect(under).toBe(link);
  },
};

export const WithPresses: Story = {
  args: {
    title: 'An unfinished game',
    children: 'You have 4,350, Hard has 5,100. It is your turn.',
    picture: <Icon name="dice" size="large" />,
    meta: undefined,
    href: undefined,
    actions: (
      <>
        <Button variant="primary">Go on playing</Button>
        <Button variant="quiet">Start anew</Button>
      </>
    ),
  },
};

export const LongLanguage: Story = {
  args: {
    title: 'Interaktywny samouczek zasad',
    children: 'Krótkie lekcje z przygotowanymi kostkami: sam odkładasz, rzucasz ponownie i wyrzucasz farkla.',
    picture: <Icon name="book" size="large" />,
    meta: 'ukończono 3 z 9 lekcji',
  },
};
