import { withTabStorage } from '../../browser-storage.ts';

const [drawing, frozen] = ['drawing-screen', 'frozen-screen'];

/** What the page before this one drew when its tab froze: nothing cleared it. */
let unreported = withTabStorage((storage) => {
  const name = storage.getItem(drawing);
  if (name) storage.setItem(frozen, name);
  storage.removeItem(drawing);
  return name;
});

/** An endless loop in a screen freezes the tab, so what is about to run is written down beforehand. */
export const markDrawing = (name: string): unknown => withTabStorage((storage) => storage.setItem(drawing, name));

/** The tab answers, so nothing froze it. */
export const clearDrawing = (): unknown => withTabStorage((storage) => storage.removeItem(drawing));

/** Whether a screen of a build froze this tab. */
export const hasFrozen = (name: string): boolean => withTabStorage((storage) => storage.getItem(frozen)) === name;

/** The same, for whoever reports it: true once. */
export function isFreezeUnreported(name: string): boolean {
  if (unreported !== name) return false;
  unreported = undefined;
  return true;
}

/** It is tried again. */
export const forgetFrozen = (name: string): unknown =>
  hasFrozen(name) && withTabStorage((storage) => storage.removeItem(frozen));

// a page that is left or loaded anew while a screen is on its way says so; a frozen one cannot
for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, clearDrawing);
