import { useEffect, type RefObject } from 'react';
import { useIsFetching } from '@booking/remote-kit/kit';

/**
 * Brings the field that a link leads to into view, and again once all that the view waits for is there and may have moved it
 * (WCAG 2.4.11). It does so only while the focus is where the link put it.
 */
export function useShowOnArrival(place: RefObject<HTMLElement | null>, isAskedFor: boolean): void {
  const isLoading = useIsFetching() > 0;
  useEffect(() => {
    if (isAskedFor && place.current?.contains(document.activeElement))
      place.current.scrollIntoView({ block: 'center' });
  }, [place, isAskedFor, isLoading]);
}
