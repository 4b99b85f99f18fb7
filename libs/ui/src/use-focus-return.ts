import { useLayoutEffect } from 'react';

/** Gives the focus back to what had it when this was mounted, such as what opened a dialog, unless it went elsewhere meanwhile. */
export function useFocusReturn(): void {
  // a layout effect runs before the dialog takes the focus, and is cleaned up before it is gone
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      const focused = document.activeElement;
      const isElsewhere = focused !== document.body && !focused?.closest('[role=dialog]');
      if (opener instanceof HTMLElement && !isElsewhere) opener.focus();
    };
  }, []);
}
