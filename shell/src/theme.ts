import { useSyncExternalStore } from 'react';
import type { Theme } from '@fluentui/react-components';
import { dark, light } from '@booking/remote-kit/theme';

const preference = matchMedia('(prefers-color-scheme: dark)');

const subscribe = (changed: () => void): (() => void) => {
  preference.addEventListener('change', changed);
  return () => preference.removeEventListener('change', changed);
};

/** Light or dark, as the person's system prefers. */
export const useTheme = (): Theme => (useSyncExternalStore(subscribe, () => preference.matches) ? dark : light);
