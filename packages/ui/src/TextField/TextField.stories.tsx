import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Kept({ value: atFirst, onValueChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(atFirst);
  return (
    <TextField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  render: (args) => <Kept {...args} />,
  parameters: {
    about: {
      purpose:
        'A line of text: a player’s name, a challenge’s code. `code` sets letters apart and asks a phone’s keyboard for capitals.',
      keyboard: 'As every text field of the device.',
      accessibility:
        'A native input tied to its label, hint and error; with an error it is `aria-invalid`. Nothing is corrected or filled in by itself, since names are not misspelled words.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  args: { label: 'Name of player 1', value: 'Ada', maxLength: 20, onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};
export const Code: Story = {
  args: { label: 'Code', kind: 'code', value: 'K7QM2X', hint: 'Six letters and digits.' },
};
export const Refused: Story = {
  args: { value: '', error: 'Two players cannot have the same name.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Name of player 1' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Two players cannot have the same name.');
  },
};
export const NoLongerThanItMayBe: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'Konstantynopolitańczykowianeczka');
    await expect(input).toHaveValue('Konstantynopolitańcz');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Konstantynopolitańcz');
  },
};
