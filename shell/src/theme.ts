import { useSyncExternalStore } from 'react';
import type { Theme } from '@fluentui/react-components';
import { light } from '@booking/remote-kit/theme';

const preference = matchMedia('(prefers-color-scheme: dark)');

let dark: Theme | undefined;

/** Fetches the dark theme for those who prefer it; without it the page is light. */
export async function loadTheme(): Promise<void> {
  if (preference.matches) dark ??= (await import('@booking/remote-kit/dark-theme')).dark;
}

const subscribe = (changed: () => void): (() => void) => {
  const follow = (): void => void loadTheme().then(changed, changed);
  preference.addEventListener('change', follow);
  return () => preference.removeEventListener('change', follow);
};

const current = (): Theme => (preference.matches && dark ? dark : light);

/** Light or dark, as the person's system prefers. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);
