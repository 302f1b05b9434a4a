import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asking } from '../../stories/asking.ts';
import { DrillStage } from '../../stories/DrillStage.tsx';
import { emptyDevice } from '../../stories/emptyDevice.ts';
import { oddsDrill } from './oddsDrill.ts';

const gain = asking(oddsDrill, { kind: 'gain', dice: 3, turnPoints: 300 });
const risk = asking(oddsDrill, { kind: 'risk', dice: 2 });

const meta = {
  title: 'Drills/Odds',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: emptyDevice,
  render: () => <DrillStage drill={gain} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What rolling on brings: the estimate begins at the points at stake. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', '300 points');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'My estimate: 310' })).toBeVisible();
  },
};

/** An estimate beside the exact bar: two dice farkle in 16 of 36 rolls. */
export const NotQuite: Story = {
  render: () => <DrillStage drill={risk} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My estimate: 50%' }));
    await expect(await canvas.findByText('16 of 36 rolls have no combination in them.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Your estimate and the exact figure' })).toHaveTextContent(
      '44.4%',
    );
  },
};
