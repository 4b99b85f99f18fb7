import { useEffect } from 'react';
import { useIsReady } from '../use-is-ready.ts';

declare global {
  interface Window {
    /** What the page notes until its script has arrived: the button that was pressed last. */
    keptPress: { button?: HTMLElement; stop: () => void };
  }
}

/** Does what a guest pressed before the script could answer; once. */
export function KeptPress() {
  const isReady = useIsReady();
  useEffect(() => {
    const { button } = window.keptPress;
    if (!isReady || !button) return;
    delete window.keptPress.button;
    button.removeAttribute('data-pressed');
    button.click();
  }, [isReady]);
  return null;
}
