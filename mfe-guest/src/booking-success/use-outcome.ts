import { useContext, useEffect, useState } from 'react';
import type { CheckoutOutcome } from '@booking/contracts/guest-pages';
import { useAddress } from '../address.ts';
import { ask } from '../ask.ts';
import { WrittenContext } from '../written.ts';
import { nextAsk } from './next-ask.ts';

const confirming: CheckoutOutcome = { status: 'confirming' };

/** How far the checkout in the address is. A page opened without one has nothing to wait for. */
export function useOutcome(): CheckoutOutcome {
  const address = new URLSearchParams(useAddress().search);
  const checkout = address.get('checkout') || address.get('session_id') || '';
  const read = useContext(WrittenContext);
  const [outcome, setOutcome] = useState<CheckoutOutcome>(() => {
    if (checkout === '') return { status: 'confirmed' };
    const written = read('outcome', { query: { checkout } });
    // one that is not known yet is asked for once more before it is called so
    return written && written.status !== 'unknown' ? written : confirming;
  });
  const isOpen = outcome.status === 'confirming';
  useEffect(() => {
    if (!isOpen) return;
    let asks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const look = async (): Promise<void> => {
      const answer = await ask('outcome', { query: { checkout } }).catch(() => undefined);
      if (!isHere) return;
      if (answer) setOutcome(answer);
      asks += 1;
      const wait = nextAsk(answer?.status ?? 'confirming', asks);
      if (wait !== false) timer = setTimeout(() => void look(), wait);
    };
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [checkout, isOpen]);
  return outcome;
}
