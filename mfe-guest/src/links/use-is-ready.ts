import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script has taken over the page that the server rendered. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
