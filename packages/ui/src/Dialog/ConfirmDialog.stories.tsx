import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function OpenedByAPress({ open: openAtFirst, onOpenChange, ...rest }: ConfirmDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <ConfirmDialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
      trigger={<Button variant="quiet">Leave</Button>}
    />
  );
}

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  render: (args) => <OpenedByAPress {...args} />,
  parameters: {
    about: {
      purpose:
        'Asks before a deed that cannot be undone. Its presses say what they do, never “OK”. For anything that is only to be read or filled in take `Dialog`.',
      keyboard:
        'The safe answer has the focus. **Tab** moves within the dialog, **Enter** and **Space** press, **Escape** closes it without the deed. The focus goes back to what had it before.',
      accessibility:
        'An alert dialog, named by the question and described by what a yes would mean. A press beside it does not close it. A second, too quick press does nothing.',
    },
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Leave this game?',
    description: 'The others play on without you. Your 4,350 points stay on the list, but you cannot win.',
    confirmLabel: 'Leave the game',
    cancelLabel: 'Stay',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const TheSafeAnswerHasTheFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Leave' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'Leave this game?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AYesIsHeardOnce: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
