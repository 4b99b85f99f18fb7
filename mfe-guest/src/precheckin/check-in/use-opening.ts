import { useEffect, useEffectEvent, useState } from 'react';
import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { nextLook } from './next-look.ts';

/** Loads the page anew when the hour has come; a phone's clock may be wrong, so the server's answer decides. */
export function useOpening({ state, opensAt }: PrecheckinSession['checkIn'], reload: () => Promise<void>): void {
  const [looks, setLooks] = useState(0);
  const look = useEffectEvent(async () => {
    await reload();
    setLooks((before) => before + 1);
  });
  useEffect(() => {
    if (state !== 'early') return;
    const timer = setTimeout(() => void look(), nextLook(Date.parse(opensAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [state, opensAt, looks]);
}
