import { useEffect } from 'react';
import { useIsReady } from '../use-is-ready.ts';

/** What the page does until its script has arrived: it notes the button that was pressed last. */
declare const keptPress: { stop: () => void; again: () => void };

/** From here on React answers presses itself. */
export const stopKeeping = (): void => keptPress.stop();

/** Does what a guest pressed before the script could answer. */
export function KeptPress() {
  const isReady = useIsReady();
  useEffect(() => {
    if (isReady) keptPress.again();
  }, [isReady]);
  return null;
}
