import '@farkle/ui/tokens.css';
import '@farkle/ui/reset.css';
import '@farkle/ui/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { applyGlobals, globalTypes, initialGlobals } from './globals.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

// A slow machine is slow and not wrong.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return <Story />;
    },
  ],
  beforeEach: async () => {
    // Sizes are compared in stories: no story starts before the faces of type are there.
    await document.fonts.ready;
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { container: ThemedDocs },
    options: { storySort: { order: ['Dice', 'Table', 'Kit', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 × 740', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: 'Wide, 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
