import { useEffect } from 'react';
import { ask } from '../ask.ts';

/** Says once that somebody sees the page: what fetches it to show where a link leads runs no script. */
export function useOpened(token: string, isSeen: boolean): void {
  useEffect(() => {
    // whether that is known changes nothing for the guest
    if (isSeen) ask('opened', { params: { token } }).catch(() => undefined);
  }, [token, isSeen]);
}
