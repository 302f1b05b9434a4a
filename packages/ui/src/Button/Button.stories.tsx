import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  subcomponents: { IconButton },
  parameters: {
    about: {
      purpose:
        'A press that does one thing, said by its words. `primary` once on a screen, for the deed that is expected. With `href` or `render` it is a link that looks the same. `IconButton` is the round one without visible words, for the edges of the screen.',
      keyboard:
        '**Enter** and **Space** press a button, **Enter** follows a link. A button that is `disabled` or `busy` stays in the tab order.',
      accessibility:
        '`disabled` and `busy` are told by `aria-disabled` and `aria-busy`, so that the focus is not lost and the reason beside the button can be found; tie it with `aria-describedby`. A link never has `type` or the role of a button. `IconButton` needs a `label`: it is the accessible name and shows when the pointer rests.',
    },
  },
  args: { children: 'Play against Hard', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: 'dice', size: 'large' } };

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
      <Button {...args} variant="primary">
        Play
      </Button>
      <Button {...args} variant="secondary">
        Change the rules
      </Button>
      <Button {...args} variant="quiet" iconAfter="forward">
        How it works
      </Button>
      <Button {...args} variant="danger" icon="leave">
        Leave the game
      </Button>
      <Button {...args} disabled>
        Not yet
      </Button>
      <Button {...args} variant="primary" busy>
        Saving
      </Button>
    </div>
  ),
};

export const LongWordsOnAPhone: Story = {
  args: {
    variant: 'primary',
    size: 'large',
    wide: true,
    icon: 'again',
    children: 'Zagraj ponownie, zaczyna Przeciwnik trudny',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};

export const NotPossibleKeepsItsPlaceInTheTabOrder: Story = {
  args: { disabled: true, children: 'Bank 350', 'aria-describedby': 'why-not' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="why-not">The first bank needs 500; you have 350.</p>
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Bank 350' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('The first bank needs 500; you have 350.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyHearsNoSecondPress: Story = {
  args: { variant: 'primary', busy: true, children: 'Make the challenge' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const ALinkLooksTheSame: Story = {
  args: { variant: 'primary', href: '#play', children: 'Play' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 'var(--space-3)' }}>
      <Button {...args} />
      <Button variant="secondary" render={<a href="#learn" data-router="" />}>
        Learn
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '#play');
    await expect(canvas.getByRole('link', { name: 'Play' })).not.toHaveAttribute('type');
    const learn = canvas.getByRole('link', { name: 'Learn' });
    await expect(learn).toHaveAttribute('data-router');
    await expect(learn).toHaveAttribute('href', '#learn');
  },
};

export const RoundPresses: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--space-1)' }}>
      <IconButton icon="back" label="Back" href="#home" />
      <IconButton icon="help" label="Keys and help" />
      <IconButton icon="more" label="More" />
      <IconButton icon="share" label="Share" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const back = within(canvasElement).getByRole('link', { name: 'Back' });
    const { width, height } = back.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
