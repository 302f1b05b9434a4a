import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  parameters: {
    about: {
      purpose: 'The kit’s own line drawings, as tall as the line they stand in or `large` as a picture.',
      keyboard: 'A picture. Nothing in it takes the focus.',
      accessibility:
        'Always hidden from assistive technology. A drawing never stands for words: they are beside it, or in the name of the button that holds it.',
    },
  },
  args: { name: 'dice' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
        gap: 'var(--space-4)',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-1)' }}>
          <Icon name={name} size="large" />
          <span style={{ fontSize: 'var(--text-small)' }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
