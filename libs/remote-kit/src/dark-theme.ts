import { createDarkTheme, type Theme } from '@fluentui/react-components';
import { inRem } from './in-rem.ts';
import { brand } from './theme.ts';

/** The theme of `theme.ts` for people who prefer it dark: a script of its own. */
export const dark: Theme = {
  ...inRem(createDarkTheme(brand)),
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
};
