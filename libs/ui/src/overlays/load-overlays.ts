import { useSyncExternalStore } from 'react';
import type * as overlays from '../overlays.ts';

export type Overlays = typeof overlays;

let loaded: Overlays | undefined;
const listeners = new Set<() => void>();

/** Loads the parts that float over a page. */
export async function loadOverlays(): Promise<Overlays> {
  if (loaded) return loaded;
  loaded = await import(/* webpackChunkName: "overlays" */ '../overlays.ts');
  for (const changed of listeners) changed();
  return loaded;
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** The parts that float over a page, once they are here. */
export const useOverlays = (): Overlays | undefined => useSyncExternalStore(subscribe, () => loaded);
