import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../Button/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Kit/TopBar',
  component: TopBar,
  parameters: {
    docs: { description: { component: 'The top of a screen: the way back, its name, what else there is.' } },
  },
  args: {
    title: 'Against Hard',
    back: <IconButton icon="back" label="Back to home" href="#home" />,
    actions: (
      <>
        <IconButton icon="help" label="Keys" />
        <Menu label="More" items={[{ id: 'settings', label: 'Settings', icon: 'settings' }]} />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};
export const TitleAlone: Story = { args: { title: 'Settings', back: undefined, actions: undefined } };
export const LongTitle: Story = { args: { title: 'Przeciwko trzem przeciwnikom na poziomie trudnym' } };
