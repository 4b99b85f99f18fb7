import { useSyncExternalStore } from 'react';
import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';

const brand: BrandVariants = {
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

const light = createLightTheme(brand);
const dark = { ...createDarkTheme(brand), colorBrandForeground1: brand[110], colorBrandForeground2: brand[120] };

const preference = matchMedia('(prefers-color-scheme: dark)');

const subscribe = (changed: () => void): (() => void) => {
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
};

/** Light or dark, as the person's system prefers. */
export const useTheme = (): Theme => (useSyncExternalStore(subscribe, () => preference.matches) ? dark : light);
