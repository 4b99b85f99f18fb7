import { createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';
import { inRem } from './in-rem.ts';

/** From dark to light. */
export const brand: BrandVariants = {
  10: '#04191a',
  20: '#07282a',
  30: '#0a3638',
  40: '#0b4549',
  50: '#0c5459',
  60: '#0d636a',
  70: '#0e6d75',
  80: '#107c85',
  90: '#2a959e',
  100: '#45a9b2',
  110: '#60b7bf',
  120: '#78c3ca',
  130: '#97d1d6',
  140: '#b6dfe3',
  150: '#d2ecee',
  160: '#ecf7f8',
};

/** The product's colours, sizes and type as Fluent's tokens: of the console, and of pages that carry no Fluent. */
export const light: Theme = inRem(createLightTheme(brand));
