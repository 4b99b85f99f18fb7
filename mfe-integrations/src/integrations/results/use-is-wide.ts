import { useSyncExternalStore } from 'react';

/** From this width on the results stand beside the tests. */
export const wide = '(min-width: 80rem)';

const list = (): MediaQueryList => window.matchMedia(wide);

function subscribe(changed: () => void): () => void {
  const media = list();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether there is room for results beside the tests. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => list().matches);
