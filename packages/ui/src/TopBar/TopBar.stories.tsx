import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../Button/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Kit/TopBar',
  component: TopBar,
  parameters: {
    about: {
      purpose:
        'The top of a screen: the way back, its name, one or two presses. It belongs into the `header` of a `Page`.',
      keyboard: '**Tab** goes from back to the presses at the end.',
      accessibility:
        'The title is the page’s only first heading; long ones wrap and are never cut off. Back is a link, so that it can be opened elsewhere.',
    },
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
