import { addons } from 'storybook/manager-api';
import { themeFromTokens } from './theme.ts';

addons.setConfig({
  theme: themeFromTokens(matchMedia('(prefers-color-scheme: dark)').matches),
});
