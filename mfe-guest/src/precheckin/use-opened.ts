import { useEffect } from 'react';
import { sendOpened } from './precheckin.queries.ts';

/** Says once that somebody sees the page: what fetches it to show where a link leads runs no script. */
export function useOpened(token: string, isSeen: boolean): void {
  useEffect(() => {
    // whether that is known changes nothing for the guest
    if (isSeen) sendOpened(token).catch(() => undefined);
  }, [token, isSeen]);
}
