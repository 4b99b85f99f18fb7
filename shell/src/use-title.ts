import { useEffect } from 'react';

/** Names the browser's tab after the page. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title} · AI Booking Admin`;
  }, [title]);
