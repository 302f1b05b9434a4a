import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Kept({ value: atFirst, onValueChange, ...rest }: SelectFieldProps<string>) {
  const [value, setValue] = useState(atFirst);
  return (
    <SelectField
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
  title: 'Kit/SelectField',
  component: SelectField<string>,
  render: (args) => <Kept {...args} />,
  parameters: {
    about: {
      purpose:
        'One of a list, in the browser’s own select: a phone shows its own picker, it works before scripts run. For a few options with a sentence each take `RadioCards`.',
      keyboard:
        'As everywhere on the device: **arrows** and first letters choose, **Alt+Arrow Down** or **Space** opens the list.',
      accessibility:
        'A native select tied to its label, hint and error; with an error it is `aria-invalid`, and the error is told by a drawing and words.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  args: {
    label: 'Three of a kind and more',
    hint: 'How a fourth, fifth and sixth equal die raises the score.',
    value: 'table',
    options: [
      { value: 'table', label: 'As in the table: 1,000, 2,000, 3,000' },
      { value: 'doubled', label: 'Each die more doubles it' },
      { value: 'linear', label: 'Each die more adds it once' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SelectField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Three of a kind and more' });
    await userEvent.selectOptions(select, 'doubled');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('doubled');
    await expect(select).toHaveValue('doubled');
  },
};
export const Refused: Story = {
  args: { error: 'Cannot stand together with “four of a kind and a pair”.' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(/Cannot stand together/);
  },
};
export const NotPossible: Story = { args: { disabled: true } };
