import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HandOver } from './HandOver.tsx';

const meta = {
  title: 'Table/HandOver',
  component: HandOver,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Fills the screen between two people on one device. The title has the focus, so no press slips through.',
      },
    },
  },
  decorators: [(Story) => <div style={{ display: 'flex', minBlockSize: '100dvh' }}>{Story()}</div>],
  args: {
    title: 'Pass the device to Ada',
    text: 'Bruno banked 450 and has 2,500 now.',
    actionLabel: 'I am Ada',
    onAction: fn(),
  },
} satisfies Meta<typeof HandOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheNext: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Pass the device to Ada' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};
export const LongLanguage: Story = {
  args: {
    title: 'Przekaż urządzenie graczowi Maksymilian Wiśniewski',
    text: 'Aleksandra wyrzuciła farkla na dwóch kostkach i straciła 1250 punktów.',
    actionLabel: 'To ja, Maksymilian: rzucam kostkami',
  },
};
