import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          'The kit’s own line drawings. They never stand for words: those are beside them or in a name.',
      },
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
