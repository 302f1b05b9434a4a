import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RiskBar } from '../RiskBar/RiskBar.tsx';
import { HotDice } from './HotDice.tsx';

const meta = {
  title: 'Dice/HotDice',
  component: HotDice,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'A short celebration in words when all six dice have scored; the tray lights up with it. It is as high as `RiskBar` and may take its place.',
      keyboard: 'Words. Nothing in it takes the focus.',
      accessibility:
        'A plain paragraph; gold is decoration. It says nothing aloud by itself: `LiveRegion` does. With reduced motion it stands still.',
    },
  },
  args: { title: 'Hot dice!', text: 'All six score: roll six again.' },
} satisfies Meta<typeof HotDice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Celebration: Story = {};

export const InThePlaceOfTheRiskBar: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div data-testid="strip">
        <HotDice {...args} />
      </div>
      <div data-testid="strip">
        <RiskBar label="Next roll, 6 dice" value={0.0231} text="2.3% farkle" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByTestId('strip').map((strip) => strip.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const WithReducedMotion: Story = {
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.getAnimations().filter((one) => one.playState === 'running')).toHaveLength(0);
  },
};
