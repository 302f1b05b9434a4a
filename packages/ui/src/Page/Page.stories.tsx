import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Kit/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    about: {
      purpose:
        'The shell of every screen: skip link, header, main part, footer, at the right width and at least one window tall. One for a document.',
      keyboard:
        'The first **Tab** shows the skip link, and **Enter** jumps over the header into the main part.',
      accessibility:
        'Landmarks `banner`, `main` and `contentinfo`. The main part can take the focus so that the skip link works everywhere, and is no stop for **Tab**.',
    },
  },
  args: {
    skipLabel: 'Skip to the content',
    header: (
      <TopBar title="Farkle" actions={<IconButton icon="settings" label="Settings" href="#settings" />} />
    ),
    children: (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
          gap: 'var(--space-4)',
        }}
      >
        <Card
          title="Daily"
          picture={<Icon name="calendar" size="large" />}
          href="#daily"
          meta="new in 5:42:10"
        >
          The same dice for everyone, once a day.
        </Card>
        <Card title="Learn" picture={<Icon name="book" size="large" />} href="#learn" meta="3 of 9 lessons">
          Short lessons in which you roll.
        </Card>
        <Card title="An unfinished game" actions={<Button variant="primary">Go on playing</Button>}>
          You have 4,350, Hard has 5,100.
        </Card>
        <Card title="Train" picture={<Icon name="target" size="large" />} href="#train">
          What is this worth? Bank or roll?
        </Card>
      </div>
    ),
    footer: 'Free, without advertisements, without an account.',
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${within(canvasElement).getByRole('main').id}`);
    skip.blur();
  },
};
export const Reading: Story = {
  args: {
    width: 'text',
    header: <TopBar title="Rules" back={<IconButton icon="back" label="Home" href="#home" />} />,
    children: (
      <p>Roll six dice. Set aside at least one that scores, then roll the rest or bank what you have.</p>
    ),
  },
};
