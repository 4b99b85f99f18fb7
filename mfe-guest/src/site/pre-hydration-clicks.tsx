import { useEffect } from 'react';
import { useIsReady } from '../links/use-is-ready.ts';

/** What index.html does until the script has arrived: it keeps the button that was clicked last. Replaying says that the page works. */
declare const preHydrationClicks: { stop: () => void; replay: () => void };

/** From here on React answers clicks itself. */
export const stopKeepingClicks = (): void => preHydrationClicks.stop();

/** Clicks again what a guest clicked before the page could answer. */
export function PreHydrationClicks() {
  const isReady = useIsReady();
  useEffect(() => {
    if (isReady) preHydrationClicks.replay();
  }, [isReady]);
  return null;
}
