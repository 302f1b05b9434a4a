import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    about: {
      purpose:
        'Words for those who listen, taking no room on the screen: the sentence that a picture tells those who see it. Words that help everybody belong into sight.',
      keyboard: 'Words. Put nothing into it that takes the focus: it would be a stop that nobody sees.',
      accessibility:
        'Read in its place in the page, also by those who move from word to word. For news take `LiveRegion`.',
    },
  },
  args: { children: 'Roll 2: 2, 2, 2, 200 points' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAPicture: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      <span aria-hidden="true">⚁⚁⚁ 200</span>
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Roll 2: 2, 2, 2, 200 points').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
