import { useEffect, useEffectEvent } from 'react';

const everyMs = 30_000;

/** Loads the page anew now and then, as long as somebody can see it. */
export function useLookingAgain(reload: () => Promise<void>): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, []);
}
