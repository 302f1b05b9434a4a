import '@farkle/ui/tokens.css';
import '@farkle/ui/reset.css';
import '@farkle/ui/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { IntlProvider } from 'use-intl';
import { type Spoken, spokenWords } from '../src/language/spoken.ts';
import { ComponentDocs } from './ComponentDocs.tsx';
import { applyGlobals, globalTypes, initialGlobals } from './globals.ts';
import { isOnPhone, nothingIsWiderThanTheWindow } from './phoneWidth.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

// A slow machine is slow and not wrong.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [async ({ globals }) => ({ spoken: await spokenWords(globals.language) })],
  decorators: [
    (Story, { globals, loaded, viewMode }) => {
      applyGlobals(globals);
      const { locale, messages } = loaded.spoken as Spoken;
      const onDocs = viewMode === 'docs';
      // A docs page speaks English around its stories.
      document.documentElement.lang = onDocs ? 'en' : locale;
      return (
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          {onDocs ? (
            <div lang={locale}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </IntlProvider>
      );
    },
  ],
  beforeEach: async () => {
    // Sizes are compared in stories: no story starts before the faces of type are there.
    await document.fonts.ready;
  },
  afterEach: ({ globals }) => {
    if (isOnPhone(globals)) nothingIsWiderThanTheWindow();
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { container: ThemedDocs, page: ComponentDocs },
    options: {
      storySort: {
        order: [
          'Tokens',
          ['Colour', 'Type', 'Space', 'Motion'],
          'Dice',
          'Table',
          'Drills',
          'Kit',
          ['All components'],
          '*',
        ],
      },
    },
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
