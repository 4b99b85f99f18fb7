import { useEffect } from 'react';
import type { BootRemote } from '@booking/contracts/remotes';
import { useIsFetching, useQueryClient } from '@booking/remote-kit/kit';
import { preloadOverlays } from '@booking/ui/kit';
import { preloadFrameParts } from '../../frame/lazy-parts.ts';
import { loadDialog } from '../../search/load.ts';
import { loadSteps } from '../../sign-in/load.ts';
import { SessionEnded } from '../../sign-in/session-ended.part.ts';
import { whenIdle } from '../../when-idle.ts';
import { loadLateParts } from '../status/lazy-parts.ts';
import { firstScreenShown, markPageRested } from './first-screen.ts';
import { prefetchEntries } from './preload-scripts.ts';

// the shell shows no list by itself: without this import it would not have the grid to share
const loadGrid = () => import(/* webpackChunkName: "grid" */ '@booking/ui/grid');

/** Once what somebody came for is shown and nothing is asked any more: fetches what other screens are loaded with. */
export function PrefetchWhenIdle({ remotes }: { remotes: readonly BootRemote[] }) {
  const queries = useQueryClient();
  const isAsking = useIsFetching() > 0;
  useEffect(() => {
    if (isAsking) return;
    let isOver = false;
    const fetchNext = (): void => {
      if (isOver || queries.isFetching() > 0) return;
      markPageRested();
      prefetchEntries(remotes);
      // whoever needs one of them hears why it did not come
      const parts = [
        ...[preloadOverlays, preloadFrameParts, loadLateParts, loadDialog, loadSteps],
        ...[SessionEnded.preload, loadGrid],
      ];
      for (const load of parts) whenIdle(() => void load().catch(() => undefined));
    };
    void firstScreenShown.then(() => whenIdle(fetchNext));
    return () => {
      isOver = true;
    };
  }, [isAsking, queries, remotes]);
  return null;
}
