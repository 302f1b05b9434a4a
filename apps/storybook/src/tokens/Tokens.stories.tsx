import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colours } from './Colours.tsx';
import { Motions } from './Motions.tsx';
import { Spaces } from './Spaces.tsx';
import { Typefaces } from './Typefaces.tsx';

/** The tokens as tokens.css has them, read when the book is built: nothing here is typed a second time. */
const meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** A test holds every pair to WCAG 2.2 AA and looks through the style sheets for others. */
export const Colour: Story = { render: () => <Colours /> };

export const Type: Story = { render: () => <Typefaces /> };

export const Space: Story = { render: () => <Spaces /> };

export const Motion: Story = { render: () => <Motions /> };

/** On the narrowest phone the themes stand one below the other. */
export const ColourOnAPhone: Story = { ...Colour, globals: { viewport: { value: 'phone' } } };
