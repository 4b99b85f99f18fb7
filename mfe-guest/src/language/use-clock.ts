import { useMemo } from 'react';
import { clockIn, type Clock } from '@booking/languages/formats';
import { useHost } from '@booking/remote-kit/kit';
import { useWords } from './use-words.ts';

/** How the page around writes times by the hotel's clock. Apart from its words, for the first screen of a trip shows none. */
export function useClock(): Clock {
  const { hotelTimeZone } = useHost();
  const { language } = useWords();
  return useMemo(() => clockIn(language, hotelTimeZone), [language, hotelTimeZone]);
}
