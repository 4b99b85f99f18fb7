import type { Theme } from '@fluentui/react-components';

const pxOfRem = 16;

const isOfText = (token: string): boolean => token.startsWith('fontSize') || token.startsWith('lineHeight');

/** Fluent's sizes of text are px, which do not follow the size of text that somebody chose in the browser; rem does. */
export const inRem = (theme: Theme): Theme => ({
  ...theme,
  ...Object.fromEntries(
    Object.entries(theme)
      .filter(([token, value]) => isOfText(token) && String(value).endsWith('px'))
      .map(([token, value]) => [token, `${Number.parseFloat(String(value)) / pxOfRem}rem`]),
  ),
});
