import { useSyncExternalStore } from 'react';
import { withBrowserStorage } from '../../browser-storage.ts';

const key = 'sidebar';
const listeners = new Set<() => void>();

const read = (): boolean => withBrowserStorage((storage) => storage.getItem(key)) === 'icons';
let isCollapsed = read();

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Shows icons alone, or names beside them, now and in this browser from now on. */
export function collapseSidebar(isWanted: boolean): void {
  isCollapsed = isWanted;
  withBrowserStorage((storage) => storage.setItem(key, isWanted ? 'icons' : 'names'));
  for (const changed of listeners) changed();
}

/** Whether the sidebar of large screens shows icons alone. */
export const useIsCollapsed = (): boolean => useSyncExternalStore(subscribe, () => isCollapsed);
