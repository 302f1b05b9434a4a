import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function OpenedByAPress({ open: openAtFirst, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
      trigger={<Button>House rules</Button>}
    />
  );
}

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  render: (args) => <OpenedByAPress {...args} />,
  parameters: {
    about: {
      purpose:
        'A sheet over the page for something to read or to fill in. For a yes or no before a deed that cannot be undone take `ConfirmDialog`.',
      keyboard:
        'The sheet itself has the focus first; **Tab** and **Shift+Tab** stay in it, **Escape** closes it, and the focus goes back to what opened it. A body that scrolls can be reached by **Tab** and scrolled by arrows.',
      accessibility:
        'A modal dialog, named by its title and described by its description, which are read before any press. The page below is hidden from assistive technology while it is open. The round close press needs a `closeLabel`.',
    },
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'House rules of this game',
    description: 'Agreed before the first roll; they cannot change in the middle.',
    children: (
      <ul>
        <li>Three pairs score 1,500.</li>
        <li>The first bank needs 500 points.</li>
        <li>Three farkles in a row cost 1,000.</li>
      </ul>
    ),
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    open: true,
    actions: (
      <>
        <Button>Read all rules</Button>
        <Button variant="primary">Play on</Button>
      </>
    ),
  },
};

export const HoldsTheFocusAndGivesItBack: Story = {
  args: { actions: <Button variant="primary">Play on</Button> },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'House rules' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'House rules of this game' });
    await expect(dialog).toHaveAccessibleDescription(
      'Agreed before the first roll; they cannot change in the middle.',
    );
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesByItsPress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'House rules' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
