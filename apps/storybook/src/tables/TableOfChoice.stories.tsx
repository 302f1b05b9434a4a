import { ruleFields } from '@farkle/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TableOfChoice } from './TableOfChoice.tsx';

const sitters = ['person', 'easy', 'medium', 'hard'];
const seat = (options: string[]) => ({ control: 'select', options, table: { category: 'Seats' } }) as const;

/** One control for each field of a rule set, as the rules themselves describe their fields. */
const fields = Object.fromEntries(
  Object.entries(ruleFields).map(([name, field]) => [
    name,
    {
      description:
        field.kind === 'points'
          ? `${field.least} to ${field.most}, in steps of 50`
          : 'As the preset unless chosen',
      table: { category: 'Rules' },
      ...(field.kind === 'points'
        ? { control: { type: 'number', min: field.least, max: field.most, step: 50 } as const }
        : { control: 'select' as const, options: field.values }),
    },
  ]),
);

const meta = {
  title: 'Table/A table of your choice',
  component: TableOfChoice,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    rolls: '1-5-2-3-4-4 1-1-3-6-6',
    seat1: 'person',
    seat2: 'hard',
    seat3: 'nobody',
    seat4: 'nobody',
    goal: 'target',
    preset: 'classic',
    computerPace: 'normal',
    riskHint: false,
  },
  argTypes: {
    rolls: { control: 'text', table: { category: 'Dice' } },
    seat1: seat(sitters),
    seat2: seat(['nobody', ...sitters]),
    seat3: seat(['nobody', ...sitters]),
    seat4: seat(['nobody', ...sitters]),
    goal: { control: 'radio', options: ['target', 'turns'], table: { category: 'Rules' } },
    preset: { control: 'radio', options: ['classic', 'simple'], table: { category: 'Rules' } },
    computerPace: {
      control: 'select',
      options: ['calm', 'normal', 'quick', 'instant'],
      table: { category: 'Settings' },
    },
    riskHint: { control: 'boolean', table: { category: 'Settings' } },
    ...fields,
  },
} satisfies Meta<typeof TableOfChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person against Hard, who plays by the chance to win. */
export const AgainstHard: Story = {
  globals: { motion: 'reduced' },
  args: { rolls: '1-1-1-3-4-4 2-3-4-6-6-5', computerPace: 'instant' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('r');
    await canvas.findAllByRole('button', { name: '1, scores 100' });
    await userEvent.keyboard('ab');
    // Hard's first roll is typed; it decides by itself and goes on with dice of the seed until its turn is over.
    await canvas.findByRole('button', { name: 'Roll 6 dice' });
    await waitFor(() =>
      expect(canvas.getByRole('meter', { name: 'You' })).toHaveAttribute(
        'aria-valuetext',
        '1,000 of 10,000 points',
      ),
    );
  },
};

/** Three levels at one table with a person. */
export const FourSeats: Story = {
  args: { seat2: 'easy', seat3: 'medium', seat4: 'hard', entryMinimum: 500, riskHint: true },
};

/** Nonsense among the dice is named. */
export const NoRoll: Story = {
  parameters: { layout: 'padded' },
  args: { rolls: '1-5-2-3-4-4 1-7-2' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('“1-7-2” is no roll')).toBeVisible());
  },
};

/** Rules that no table can have are refused with the reason, as in the set-up. */
export const NoRules: Story = {
  parameters: { layout: 'padded' },
  args: { threePairs: 1525 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Three pairs: points go in steps of 50.')).toBeVisible());
  },
};
