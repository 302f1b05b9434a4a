import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RiskBar } from './RiskBar.tsx';

const meta = {
  title: 'Dice/RiskBar',
  component: RiskBar,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'The chance that the next roll farkles, exact, for the dice that would be rolled. Without a `value` only its space is kept, so that turning up an answer moves nothing.',
      keyboard: 'A picture. Nothing in it takes the focus.',
      accessibility:
        'One image whose name is made of the words on both sides of the bar: “Next roll, 2 dice 44.4% farkle”. The bar only repeats the figure; with reduced motion it changes at once.',
    },
  },
  args: {
    label: (
      <>
        Next roll, <strong>2 dice</strong>
      </>
    ),
    value: 4 / 9,
    text: '44.4% farkle',
  },
} satisfies Meta<typeof RiskBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Next roll, 2 dice 44.4% farkle' })).toBeVisible();
  },
};

export const OneDie: Story = { args: { label: 'Next roll, 1 die', value: 2 / 3, text: '66.7% farkle' } };

export const SixDice: Story = { args: { label: 'Next roll, 6 dice', value: 0.0231, text: '2.3% farkle' } };

export const LongWords: Story = {
  args: { label: 'Próximo lançamento, 2 dados', value: 4 / 9, text: '44,4% de chance de Farkle' },
};

export const NothingToSay: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div data-testid="bar">
        <RiskBar {...args} />
      </div>
      <div data-testid="bar">
        <RiskBar />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [full, empty] = canvas.getAllByTestId('bar').map((bar) => bar.getBoundingClientRect().height);
    await expect(empty).toBe(full);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
