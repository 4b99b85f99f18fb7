import { useCallback } from 'react';
import { endless, ticksUntilEndless, useTransitionWatch } from '../remotes/containment/screen-watch.tsx';

/** Watches what is drawn in the root of a slot, which is ended after the deadline when nothing else gets drawn there. */
export function UpdateWatch({ onThrow }: { onThrow: (error: unknown) => void }) {
  const look = useCallback((waited: number) => void (waited >= ticksUntilEndless && onThrow(endless())), [onThrow]);
  useTransitionWatch(look);
  return null;
}
