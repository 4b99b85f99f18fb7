import { useSyncExternalStore } from 'react';
import type { Theme } from '@fluentui/react-components';
import { light } from '@booking/remote-kit/theme';
import { withBrowserStorage } from './browser-storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'theme';
const preference = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const asChoice = (text: string | null | undefined): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

let choice = asChoice(withBrowserStorage((storage) => storage.getItem(key)));
let dark: Theme | undefined;

const isDark = (): boolean => (choice === 'system' ? preference.matches : choice === 'dark');

/** Fetches the dark theme for those who want it; without it the page is light. */
export async function loadTheme(): Promise<void> {
  // of scroll bars and whatever else the browser draws itself
  document.documentElement.style.colorScheme = choice === 'system' ? '' : choice;
  if (isDark()) dark ??= (await import('@booking/remote-kit/dark-theme')).dark;
}

/** Takes this theme now, and in this browser from now on. */
export async function chooseTheme(wanted: ThemeChoice): Promise<void> {
  choice = wanted;
  withBrowserStorage((storage) => storage.setItem(key, wanted));
  await loadTheme().finally(() => {
    for (const changed of listeners) changed();
  });
}

const subscribe = (changed: () => void): (() => void) => {
  const follow = (): void => void loadTheme().then(changed, changed);
  listeners.add(changed);
  preference.addEventListener('change', follow);
  return () => {
    listeners.delete(changed);
    preference.removeEventListener('change', follow);
  };
};

const current = (): Theme => (isDark() && dark ? dark : light);

/** Light or dark, as the person chose, or as their system prefers. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice);
