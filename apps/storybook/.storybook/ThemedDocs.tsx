import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyGlobals, initialGlobals, isNight } from './globals.ts';
import { themeFromTokens } from './theme.ts';

/** A docs page on the product's ground, in the theme that the toolbar names. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() => ({
    ...initialGlobals,
    ...globalsOfAddress(),
  }));

  useEffect(() => {
    const channel = addons.getChannel();
    const update = (change: { globals: Record<string, unknown> }) => setGlobals(change.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);

  applyGlobals(globals);
  return (
    <DocsContainer {...props} theme={themeFromTokens(isNight(globals))}>
      {children}
    </DocsContainer>
  );
}

/** Storybook writes globals into the address as `globals=theme:night;motion:full`. */
function globalsOfAddress(): Record<string, string> {
  const written = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    written.split(';').flatMap((pair) => {
      const [name, value] = pair.split(':');
      return name && value ? [[name, value]] : [];
    }),
  );
}
