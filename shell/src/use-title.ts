import { useLayoutEffect } from 'react';

/** Names the browser's tab after the page, together with what the page shows; guests are not told of the console. */
export const useTitle = (title: string, isForGuests = false): void =>
  useLayoutEffect(() => {
    document.title = isForGuests ? title : `${title} · AI Booking Admin`;
  }, [title, isForGuests]);
