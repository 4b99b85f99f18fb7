import { useEffect, useLayoutEffect } from 'react';
import { usePageHistory, useVisit } from './page-context.ts';
import { keepPositions, positions } from './scroll-positions.ts';

/** The part of the page that an address leads to, if any. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not written by us
  }
}

/** Shows what is gone back to where it was left, and all else from its top. To be drawn last. */
export function ScrollRestoration(): null {
  const history = usePageHistory();
  const visit = useVisit();
  const { key } = visit.location;
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => void (window.history.scrollRestoration = 'auto');
  }, []);
  useLayoutEffect(() => {
    const leave = (): void => void (positions()[key] = window.scrollY);
    const unload = (): void => {
      leave();
      keepPositions();
      // what comes in its place may be no page of ours
      window.history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', unload);
    const unlisten = history.listen(leave);
    return () => {
      removeEventListener('pagehide', unload);
      unlisten();
    };
  }, [history, key]);
  useLayoutEffect(() => {
    const { location, keepsScroll } = visit;
    const left = positions()[location.key];
    const part = left === undefined ? partOf(location.hash) : null;
    if (part) part.scrollIntoView();
    else if (left !== undefined || !keepsScroll) window.scrollTo(0, left ?? 0);
  }, [visit]);
  return null;
}
