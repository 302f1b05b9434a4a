import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from './Menu.tsx';

const onRules = fn();
const onLeave = fn();

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  parameters: {
    about: {
      purpose: 'The “···” menu for what is seldom done. What is done each turn belongs into sight instead.',
      keyboard:
        '**Enter**, **Space** or **Arrow Down** opens it with the first item in focus; arrows, **Home**, **End** and first letters move; **Enter** chooses; **Escape** closes it and gives the focus back.',
      accessibility:
        'A menu with the name of its press. Items that lead to a page are links. An item that is not possible can still be reached. A deed that cannot be undone stands apart and says so in words; colour only repeats it.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '18rem' }}>{Story()}</div>
    ),
  ],
  args: {
    label: 'More',
    items: [
      { id: 'rules', label: 'Rules of this game', icon: 'book', onSelect: onRules },
      { id: 'settings', label: 'Settings', icon: 'settings', href: '#settings' },
      { id: 'undo', label: 'Take back', icon: 'again', disabled: true },
      { id: 'leave', label: 'Leave the game', icon: 'leave', danger: true, apart: true, onSelect: onLeave },
    ],
  },
  beforeEach: () => {
    onRules.mockClear();
    onLeave.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await screen.findByRole('menu', { name: 'More' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rules of this game' })).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '#settings');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rules of this game' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Leave the game' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onRules).not.toHaveBeenCalled();
  },
};
