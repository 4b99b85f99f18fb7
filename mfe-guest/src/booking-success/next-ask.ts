import type { CheckoutOutcome } from '@booking/contracts/guest-pages';

const everyMs = 3000;
/** Two minutes of asking. */
const mostAsks = 40;

/** In how many ms to ask again how far a checkout is; `false` when there is nothing to wait for, or it was long enough. */
export const nextAsk = (status: CheckoutOutcome['status'], asks: number): number | false =>
  status === 'confirming' && asks < mostAsks && everyMs;
