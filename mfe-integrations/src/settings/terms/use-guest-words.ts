import { useEffect, useState } from 'react';
import type { WordsOf } from '@booking/languages/words';

type GuestWords = Record<'en' | 'es', WordsOf>;

/** The texts of guests' pages, which nothing else of the console needs: they come once somebody looks at the preview. */
export function useGuestWords(): GuestWords | undefined {
  const [loaded, setLoaded] = useState<GuestWords>();
  useEffect(() => {
    let isHere = true;
    void import('@booking/languages/words').then(({ words }) => {
      if (isHere) setLoaded({ en: words('en'), es: words('es') });
    });
    return () => {
      isHere = false;
    };
  }, []);
  return loaded;
}
