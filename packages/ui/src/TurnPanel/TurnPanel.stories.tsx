import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptRows } from '../KeptRows/KeptRows.tsx';
import { TurnPanel } from './TurnPanel.tsx';

const kept = (
  <KeptRows
    label="Kept dice"
    rows={[{ key: 1, faces: [1], points: '100', name: 'Roll 1: 1, 100 points' }]}
    pending={{ key: 2, faces: [2, 2, 2], points: '+ 200', name: 'Now: 2 2 2, 200 points' }}
  />
);

const meta = {
  title: 'Dice/TurnPanel',
  component: TurnPanel,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    about: {
      purpose:
        'The points of this turn, large, with what they are above them and the rows they came from beside them. Its height is the same in every state.',
      keyboard: 'Nothing in it takes the focus. The rows beside it may scroll.',
      accessibility:
        'After a farkle the points stand struck through, and the label says that they are lost, since a line through a number is not read aloud. It is no live region: `LiveRegion` tells of changes.',
    },
  },
  args: { label: 'at risk this turn', points: '300', children: kept },
} satisfies Meta<typeof TurnPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRisk: Story = {};

export const NothingYet: Story = {
  args: { label: 'this turn', points: '0', tone: 'calm', children: <KeptRows label="Kept dice" rows={[]} /> },
};

export const Banked: Story = { args: { label: 'banked', points: '1,250', tone: 'banked' } };

export const LostToAFarkle: Story = {
  args: { label: 'lost to a farkle', points: '700', tone: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('700').tagName).toBe('S');
  },
};

export const LargeSum: Story = { args: { points: '12,350' } };

/** The panel keeps its height whatever it shows. */
export const AsHighEmptyAsFull: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div data-testid="panel">
        <TurnPanel {...args} />
      </div>
      <div data-testid="panel">
        <TurnPanel label="this turn" points="0" tone="calm" />
      </div>
      <div data-testid="panel">
        <TurnPanel {...args} tone="lost" label="lost to a farkle" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByTestId('panel').map((panel) => panel.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
