import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';
import type { Deed } from './DeedButton.tsx';

const deed = (label: string, consequence?: string): Deed => ({
  label,
  consequence,
  onPress: fn(),
  onRefused: fn(),
});

const meta = {
  title: 'Dice/ActionBar',
  component: ActionBar,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'Roll and Bank, always in the same place, each named by what it will do with what follows below: “Bank 300”, “makes 4,650”. When a deed is not possible the reason stands in the place of what would follow. After a farkle one wide button takes the place of the pair. The bar keeps its height in every state.',
      keyboard:
        '**Tab** goes from Roll to Bank, **Enter** or **Space** does the deed. A deed that is not possible keeps its place in the tab order. When the pair gives way to the one wide button, or comes back, a keyboard that was in the bar stays in it. A `shortcut` is shown on a wide screen; whoever uses the bar listens for the key.',
      accessibility:
        'A group with a name. What follows, or the reason, is the accessible description, not the name. A deed that is not possible is `aria-disabled` and not `disabled`, so that its reason can be found; pressing it calls `onRefused`, the moment to say the reason in a live region. Targets are far above 44 px.',
    },
  },
  args: {
    label: 'Your move',
    roll: deed('Roll 2 dice', '300 at risk'),
    bank: deed('Bank 300', 'makes 4,650'),
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothPossible: Story = {
  play: async ({ canvas, args }) => {
    const roll = canvas.getByRole('button', { name: 'Roll 2 dice' });
    const bank = canvas.getByRole('button', { name: 'Bank 300' });
    await expect(roll).toHaveAccessibleDescription('300 at risk');
    await expect(bank).toHaveAccessibleDescription('makes 4,650');
    await userEvent.tab();
    await expect(roll).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.roll.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(bank).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.bank.onPress).toHaveBeenCalledOnce();
  },
};

export const OnlyTheFirstRoll: Story = {
  args: {
    roll: deed('Roll 6 dice', 'starts your turn'),
    bank: { ...deed('Bank'), disabledReason: 'nothing to bank yet' },
  },
};

/** A reason in the place of the consequence; the press asks for it to be said and does nothing else. */
export const BankRefused: Story = {
  args: {
    bank: { ...deed('Bank 350', 'makes 350'), disabledReason: 'first bank needs 500, you have 350' },
  },
  play: async ({ canvas, args }) => {
    const bank = canvas.getByRole('button', { name: 'Bank 350' });
    await expect(bank).toHaveAttribute('aria-disabled', 'true');
    await expect(bank).toHaveAccessibleDescription('first bank needs 500, you have 350');
    bank.focus();
    await expect(bank).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.bank.onPress).not.toHaveBeenCalled();
    await expect(args.bank.onRefused).toHaveBeenCalledOnce();
  },
};

export const BothRefused: Story = {
  args: {
    roll: { ...deed('Roll'), disabledReason: 'the 2 does not score' },
    bank: { ...deed('Bank'), disabledReason: 'the 2 does not score' },
  },
};

export const GoOnAfterAFarkle: Story = {
  args: { single: deed('Go on', 'Hard is next') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.single?.onPress).toHaveBeenCalledOnce();
  },
};

export const WithKeys: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    roll: { ...deed('Roll 2 dice', '300 at risk'), shortcut: 'R' },
    bank: { ...deed('Bank 300', 'makes 4,650'), shortcut: 'B' },
  },
  play: async ({ canvas }) => {
    const roll = canvas.getByRole('button', { name: 'Roll 2 dice' });
    await expect(roll).toHaveAttribute('aria-keyshortcuts', 'R');
  },
};

export const LongLanguage: Story = {
  args: {
    roll: deed('Rzuć ponownie 2 kostkami', 'ryzykujesz 12 350 punktów'),
    bank: { ...deed('Zabezpiecz 12 350'), disabledReason: 'pierwszy zapis wymaga 500 punktów, masz 350' },
  },
};

/** The bar is as high with a reason of two lines as without, and with one button as with two. */
export const AsHighInEveryState: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ActionBar {...args} label="possible" />
      <ActionBar {...args} label="bare" roll={deed('Roll')} bank={deed('Bank')} />
      <ActionBar
        {...args}
        label="refused"
        bank={{ ...deed('Bank 350'), disabledReason: 'first bank needs 500, you have 350' }}
      />
      <ActionBar {...args} label="single" single={deed('Go on')} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('group').map((bar) => bar.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

function FarkleAndOn() {
  const [farkled, setFarkled] = useState(false);
  return (
    <ActionBar
      label="Your move"
      roll={{ label: 'Roll', onPress: () => setFarkled(true) }}
      bank={{ label: 'Bank', onPress: () => setFarkled(true) }}
      single={farkled ? { label: 'Go on', onPress: () => setFarkled(false) } : undefined}
    />
  );
}

/** A person who plays by keyboard never loses their place. */
export const KeyboardStaysInTheBar: Story = {
  render: () => <FarkleAndOn />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bank' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Roll' })).toHaveFocus();
  },
};
