import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Kept({ value: atFirst, onValueChange, ...rest }: RadioCardsProps<string>) {
  const [value, setValue] = useState(atFirst);
  return (
    <RadioCards
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
  title: 'Kit/RadioCards',
  component: RadioCards<string>,
  render: (args) => <Kept {...args} />,
  parameters: {
    about: {
      purpose:
        'A choice of a few, each with a title and a sentence: modes, levels. For many options, or ones that need no sentence, take `SelectField`.',
      keyboard:
        'One stop for **Tab**: the chosen card. **Arrows** move and choose, round at the ends; **Space** chooses.',
      accessibility:
        'A radio group named by its label and described by hint and error; each card is a radio named by its title and described by its sentence. The ring with its pip tells the choice, not colour alone. All of a card is the target.',
    },
  },
  args: {
    label: 'Who plays',
    value: 'computer',
    options: [
      {
        value: 'computer',
        title: 'Against the computer',
        text: 'One to three opponents, each at its own level.',
        picture: <Icon name="computer" size="large" />,
      },
      {
        value: 'people',
        title: 'Two to four people',
        text: 'On this device, handed from one to the next.',
        picture: <Icon name="people" size="large" />,
      },
      {
        value: 'solo',
        title: 'Alone',
        text: 'As many points as you can in ten turns.',
        picture: <Icon name="person" size="large" />,
      },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};

export const Levels: Story = {
  args: {
    label: 'Poziom przeciwnika',
    hint: 'Można zmienić przed każdą grą.',
    arrangement: 'row',
    value: 'medium',
    options: [
      { value: 'easy', title: 'Łatwy', text: 'Zabezpiecza wcześnie i przeocza kombinacje.' },
      { value: 'medium', title: 'Średni', text: 'Gra rozsądnie, ale nie liczy szans.' },
      { value: 'hard', title: 'Trudny', text: 'Liczy każdą szansę dokładnie.', disabled: true },
    ],
  },
};

export const ByArrows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Who plays' });
    const [computer, people, solo] = within(group).getAllByRole('radio');
    await expect(computer).toBeChecked();
    await expect(people).toHaveAccessibleName('Two to four people');
    await expect(people).toHaveAccessibleDescription('On this device, handed from one to the next.');

    await userEvent.tab();
    await expect(computer).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(people).toHaveFocus();
    await expect(people).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(computer).toBeChecked();
    await userEvent.click(canvas.getByText('As many points as you can in ten turns.'));
    await expect(solo).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('solo');
  },
};
