import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Kept({ value: atFirst, onValueChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(atFirst);
  return (
    <NumberField
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
  title: 'Kit/NumberField',
  component: NumberField,
  render: (args) => <Kept {...args} />,
  parameters: {
    about: {
      purpose:
        'A number on a grid with steps to press: points of a rule. Typing is free; leaving the field or Enter brings the number to the nearest one that can stand and says so. Points, commas and spaces between digits only group them.',
      keyboard:
        '**Arrow Up** and **Arrow Down** step once, with **Shift** ten times, **Home** and **End** go to the ends. **Enter** settles what was typed. The two round presses are for the hand and no stops for **Tab**.',
      accessibility:
        'A text field tied to its label, hint and error; with an error it is `aria-invalid`. Digits are grouped as its `locale` writes them. The steps need labels: “Less”, “More”.',
    },
  },
  args: {
    label: 'Entry minimum',
    hint: 'The first bank of a game needs this many points. In steps of 50, at most 1,000.',
    value: 500,
    min: 0,
    max: 1000,
    step: 50,
    locale: 'en',
    decrementLabel: 'Less',
    incrementLabel: 'More',
    adjusted: ({ typed, settled }) => `${typed} cannot be. It is now ${settled}.`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Refused: Story = {
  args: { error: 'The entry minimum is higher than the target.', value: 1000 },
};
export const NotPossible: Story = { args: { disabled: true } };
export const GroupedAsTheLanguageDoes: Story = {
  args: { label: 'Cel', hint: 'Kto pierwszy go osiągnie.', locale: 'pl', value: 10_000, max: 20_000 },
};

export const ByPressesAndArrows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Entry minimum' });
    await expect(field).toHaveAccessibleDescription(/steps of 50/);
    await expect(field).not.toHaveAttribute('aria-roledescription');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(550);
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(field).toHaveValue('450');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500);
  },
};

export const RefusesNumbersThatCannotStand: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Entry minimum' });
    const type = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type('999999');
    await userEvent.tab();
    await expect(field).toHaveValue('1,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000);
    const note = within(canvasElement).getByRole('status');
    await expect(note).toHaveTextContent('999999 cannot be. It is now 1000.');

    await type('632');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('650');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(650);

    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('650');

    await type('1.000');
    await userEvent.tab();
    await expect(field).toHaveValue('1,000');
    await expect(note).toBeEmptyDOMElement();

    for (const [heard] of (args.onValueChange as ReturnType<typeof fn>).mock.calls) {
      await expect(Number(heard) % 50).toBe(0);
      await expect(Number(heard)).toBeLessThanOrEqual(1000);
    }
  },
};
