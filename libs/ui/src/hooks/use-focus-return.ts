import { useLayoutEffect } from 'react';

/** What around an element can have the focus, the nearest first. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return place ? [place, ...placesAround(place)] : [];
}

/**
 * Gives the focus back to what had it when this was mounted, such as what opened a dialog, unless it went elsewhere meanwhile. Where that
 * goes away together with the dialog, what is around it gets the focus.
 */
export function useFocusReturn(): void {
  // a layout effect runs before the dialog takes the focus, and is cleaned up before it is gone
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      const focused = document.activeElement;
      const isElsewhere = focused !== document.body && !focused?.closest('[role=dialog]');
      if (!(opener instanceof HTMLElement) || isElsewhere) return;
      const around = placesAround(opener);
      opener.focus();
      // once all of this change is drawn
      queueMicrotask(() => {
        if (!opener.isConnected && document.activeElement === document.body)
          around.find(({ isConnected }) => isConnected)?.focus();
      });
    };
  }, []);
}
