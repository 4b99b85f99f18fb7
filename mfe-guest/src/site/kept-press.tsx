import { useEffect } from 'react';
import { useIsReady } from '../use-is-ready.ts';

declare global {
  interface Window {
    /** What the page does until its script has arrived: it notes the button that was pressed last. */
    keptPress: { stop: () => void; again: () => void };
  }
}

/** Does what a guest pressed before the script could answer. */
export function KeptPress() {
  const isReady = useIsReady();
  useEffect(() => {
    if (isReady) window.keptPress.again();
  }, [isReady]);
  return null;
}
