import {
  createPath,
  type BlockerFunction,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type To,
} from 'react-router';
import { encoded, newLocation, openEntry, urlOf, writeEntry, type Entry } from './entry.ts';
import { createGuard, type Guard } from './guard.ts';

type Action = `${NavigationType}`;

/** What is open, how somebody came there, and whether the page stays where it was scrolled to. */
export type Visit = { location: Location; action: Action; keepsScroll: boolean };

export type PageHistory = ReturnType<typeof createPageHistory>;

/** The history of this page, in which no step is taken that a guard holds back. */
export function createPageHistory() {
  let open = openEntry(0);
  let visit: Visit = { location: open.location, action: 'POP', keepsScroll: false };
  const guards = new Set<Guard>();
  const listeners = new Set<() => void>();
  /** Set while the browser is sent back from a step that is held. */
  let isBack: (() => void) | undefined;

  const arrive = (entry: Entry, action: Action, keepsScroll = false): void => {
    open = entry;
    visit = { location: entry.location, action, keepsScroll };
    for (const guard of guards) guard.release();
    for (const heard of listeners) heard();
  };

  /** The guard that came last is asked, and no other. */
  const guardAgainst = (nextLocation: Location, historyAction: Action): Guard | undefined => {
    const guard = [...guards].at(-1);
    const step = { currentLocation: open.location, nextLocation, historyAction } as Parameters<BlockerFunction>[0];
    return guard?.isAgainst(step) ? guard : undefined;
  };

  const write = (how: 'PUSH' | 'REPLACE', to: To, state: unknown, options?: NavigateOptions): void => {
    const location = newLocation(to, state);
    const take = (): void => {
      const entry = { location, index: open.index + (how === 'PUSH' ? 1 : 0) };
      writeEntry(entry, how);
      arrive(entry, how, options?.preventScrollReset);
    };
    const guard = guardAgainst(location, how);
    if (guard) guard.hold(location, take);
    else take();
  };

  /** "Back" and "Forward": the browser has gone already, and is sent back from where it may not be. */
  const pop = (): void => {
    if (isBack) {
      isBack();
      isBack = undefined;
      return;
    }
    const entry = openEntry(open.index + 1);
    const steps = entry.index - open.index;
    const guard = steps === 0 ? undefined : guardAgainst(entry.location, 'POP');
    if (!guard) return arrive(entry, 'POP');
    const cameBack = new Promise<void>((resolve) => (isBack = resolve));
    window.history.go(-steps);
    guard.hold(entry.location, () => void cameBack.then(() => window.history.go(steps)));
  };

  return {
    visit: () => visit,

    /** Says when something else is open, before it is drawn. */
    listen(heard: () => void): () => void {
      if (listeners.size === 0) window.addEventListener('popstate', pop);
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0) window.removeEventListener('popstate', pop);
      };
    },

    /** Lets somebody hold back that the page is left, until they are done. */
    guard(...by: Parameters<typeof createGuard>): () => void {
      const guard = createGuard(...by);
      guards.add(guard);
      return () => void guards.delete(guard);
    },

    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    createURL: urlOf,
    encodeLocation: encoded,
    go: (steps: number) => window.history.go(steps),
    push: (to: To, state?: unknown, options?: NavigateOptions) => write('PUSH', to, state, options),
    replace: (to: To, state?: unknown, options?: NavigateOptions) => write('REPLACE', to, state, options),
  };
}
