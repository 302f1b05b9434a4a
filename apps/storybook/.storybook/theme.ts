import { create, type ThemeVars } from 'storybook/theming';

/** Reads a colour of tokens.css as it is in force on the page now, day or night. */
function colour(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.documentElement.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** Storybook's own frame in the product's colours; `night` says which of Storybook's bases fits them. */
export function themeFromTokens(night: boolean): ThemeVars {
  return create({
    base: night ? 'dark' : 'light',
    brandTitle: 'Farkle, the kit',
    brandUrl: './',
    fontBase: '"Figtree Variable", system-ui, "Segoe UI", sans-serif',
    colorPrimary: colour('--scores'),
    colorSecondary: colour('--scores'),
    appBg: colour('--ground-deep'),
    appContentBg: colour('--ground'),
    appPreviewBg: colour('--ground'),
    appBorderColor: colour('--line'),
    appBorderRadius: 8,
    textColor: colour('--ink'),
    textMutedColor: colour('--ink-muted'),
    textInverseColor: colour('--ground'),
    barBg: colour('--surface'),
    barTextColor: colour('--ink-muted'),
    barHoverColor: colour('--scores'),
    barSelectedColor: colour('--scores'),
    inputBg: colour('--surface'),
    inputBorder: colour('--line-strong'),
    inputTextColor: colour('--ink'),
    buttonBg: colour('--surface'),
    buttonBorder: colour('--line-strong'),
    booleanBg: colour('--ground-deep'),
    booleanSelectedBg: colour('--surface'),
  });
}
