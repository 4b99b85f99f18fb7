import { useEffect, useState } from 'react';
import { useAddress } from '../address.ts';
import { ask } from '../ask.ts';
import { nextAsk, type Outcome } from './next-ask.ts';

/** How far the checkout in the address is. A page opened without one has nothing to wait for. */
export function useOutcome(): Outcome {
  const address = new URLSearchParams(useAddress().search);
  const checkout = address.get('checkout') || address.get('session_id') || '';
  const [outcome, setOutcome] = useState<Outcome>(checkout === '' ? 'confirmed' : 'confirming');
  useEffect(() => {
    if (checkout === '') return;
    let asks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const look = async (): Promise<void> => {
      const { status } = await ask('outcome', { query: { checkout } }).catch(() => ({ status: 'confirming' as const }));
      if (!isHere) return;
      setOutcome(status);
      asks += 1;
      const wait = nextAsk(status, asks);
      if (wait !== false) timer = setTimeout(() => void look(), wait);
    };
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [checkout]);
  return outcome;
}
