import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SwitchField, type SwitchFieldProps } from './SwitchField.tsx';

function Kept({ checked: atFirst, onCheckedChange, ...rest }: SwitchFieldProps) {
  const [checked, setChecked] = useState(atFirst);
  return (
    <SwitchField
      {...rest}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        onCheckedChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/SwitchField',
  component: SwitchField,
  render: (args) => <Kept {...args} />,
  parameters: {
    about: {
      purpose: 'On or off, in force at once. For a choice that waits for a press take `RadioCards`.',
      keyboard: '**Space** or **Enter** turns it.',
      accessibility:
        'A switch named by its label, described by hint and error. The words are a target too. The knob’s place and a tick tell the state, not colour alone.',
    },
  },
  args: {
    label: 'Show the risk of the next roll',
    hint: 'The exact chance of a farkle with the dice you would roll.',
    checked: false,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const NotPossible: Story = { args: { disabled: true, hint: 'This device has no haptics.' } };
export const Refused: Story = {
  args: {
    checked: true,
    label: 'Trzy pary',
    hint: 'Trzy różne pary w jednym rzucie sześciu kostek dają 1500 punktów.',
    error: 'Nie można łączyć z zasadą „cztery takie same i para liczą się jak trzy pary”.',
  },
};

export const ByKeyboardAndByItsWords: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('switch', { name: 'Show the risk of the next roll' });
    await expect(toggle).toHaveAccessibleDescription(
      'The exact chance of a farkle with the dice you would roll.',
    );
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('Show the risk of the next roll'));
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
  },
};
