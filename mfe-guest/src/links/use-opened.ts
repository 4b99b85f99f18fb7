import { useEffect } from 'react';

/**
 * Says once that somebody sees the page: what fetches it to show where a link leads runs no script.
 * @param sendOpened the same function on each render
 */
export function useOpened(token: string, isSeen: boolean, sendOpened: (token: string) => Promise<void>): void {
  useEffect(() => {
    // whether that is known changes nothing for the guest
    if (isSeen) sendOpened(token).catch(() => undefined);
  }, [token, isSeen, sendOpened]);
}
