import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HandOver } from './HandOver.tsx';

const meta = {
  title: 'Table/HandOver',
  component: HandOver,
  parameters: {
    layout: 'fullscreen',
    about: {
      purpose:
        'Fills the screen between two people on one device, so that nobody rolls another’s dice. Anything more, such as the scores, stands under its words.',
      keyboard:
        'The title has the focus, so a key pressed for the turn before does nothing. **Tab** goes to the press, **Enter** or **Space** accepts.',
      accessibility:
        'The title is a heading that takes the focus when the screen appears, so it is the first thing read. The press says who accepts: “I am Ada”.',
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
