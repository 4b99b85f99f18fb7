import { useLayoutEffect, useRef, useState } from 'react';
import type { Blocker, BlockerFunction } from 'react-router';
import { unblocked } from './guard.ts';
import { usePageHistory } from './page-context.ts';

/**
 * Holds back that the page is left, by a link, by "Back", or otherwise within the console. Of several the last is asked.
 * @param shouldBlock whether it is held back, or who says so
 * @returns what is held back, and how it goes on
 */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const history = usePageHistory();
  const [blocker, setBlocker] = useState(unblocked);
  const latest = useRef(shouldBlock);
  useLayoutEffect(() => {
    latest.current = shouldBlock;
  }, [shouldBlock]);
  useLayoutEffect(() => {
    const asks: BlockerFunction = (step) =>
      typeof latest.current === 'function' ? latest.current(step) : latest.current;
    return history.guard(asks, setBlocker);
  }, [history]);
  return blocker;
}
