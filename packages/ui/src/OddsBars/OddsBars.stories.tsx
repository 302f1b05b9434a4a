import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiceRow } from '../DiceRow/DiceRow.tsx';
import type { Face } from '../Die/face.ts';
import { OddsBars } from './OddsBars.tsx';

/** The farkles among 6, 36, 216, 1296, 7776 and 46656 rolls under the classic table. */
const farkles = [4, 16, 60, 204, 600, 1080];
const scoreless: readonly Face[] = [2, 2, 3, 3, 4, 6];

const bars = farkles.map((count, at) => {
  const value = count / 6 ** (at + 1);
  return {
    key: at + 1,
    label: at === 0 ? '1 die' : `${at + 1} dice`,
    picture: <DiceRow faces={scoreless.slice(0, at + 1)} />,
    value,
    text: value.toLocaleString('en', { style: 'percent', minimumFractionDigits: 1 }),
  };
});

const meta = {
  title: 'Dice/OddsBars',
  component: OddsBars,
  parameters: {
    about: {
      purpose:
        'Chances beside each other as bars, as long as they are likely. On a narrow screen the pictures go and each bar lies below its words. For one chance alone take `RiskBar`.',
      keyboard: 'A picture. Nothing in it takes the focus.',
      accessibility:
        'A list with a name. Every bar says its chance in words, so nothing hangs on length or colour; bars and pictures are decoration.',
    },
  },
  args: { label: 'Chance of a farkle by number of dice', bars },
} satisfies Meta<typeof OddsBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneToSixDice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Chance of a farkle by number of dice' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('2 dice44.4%');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutPictures: Story = {
  args: { bars: bars.map(({ picture: _, ...bar }) => bar) },
};
