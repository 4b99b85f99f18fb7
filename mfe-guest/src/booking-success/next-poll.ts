import type { CheckoutOutcome } from '@booking/contracts/guest-pages';

const everyMs = 3000;
/** Two minutes of polling. */
const mostPolls = 40;

/** In how many ms to request again how far a checkout is; `false` when it is final, or after long enough. */
export const nextPoll = (status: CheckoutOutcome['status'] | undefined, polls: number): number | false =>
  status === 'confirming' && polls < mostPolls && everyMs;
