import { lazyPart } from '@booking/ui/kit';
import { loadPart } from '../load-part.ts';

/** Stands before a page whose session has ended; at hand before it does. */
export const SessionEnded = lazyPart(
  loadPart(async () => (await import('./session-ended.tsx')).SessionEnded),
  '',
);
