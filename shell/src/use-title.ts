import { useEffect } from 'react';

/** Names the browser's tab after the page; guests are not told of the console. */
export const useTitle = (title: string, isForGuests = false): void =>
  useEffect(() => {
    document.title = isForGuests ? title : `${title} · AI Booking Admin`;
  }, [title, isForGuests]);
