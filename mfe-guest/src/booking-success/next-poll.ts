import type { CheckoutOutcome } from '@booking/contracts/guest-pages';

const everyMs = 3000;
/** Two minutes of polling. */
const mostPolls = 40;

/** Whether something is still under way that the page will show: the payment, the reservation's number, the text that confirms it. */
export const isUnderWay = ({ status, booking }: CheckoutOutcome): boolean =>
  status === 'confirming' ||
  (status === 'confirmed' && booking !== undefined && (booking.reservationId === null || booking.text === 'waiting'));

/** In how many ms to request again how far a checkout is; `false` when it is final, or after long enough. */
export const nextPoll = (outcome: CheckoutOutcome | undefined, polls: number): number | false =>
  outcome !== undefined && isUnderWay(outcome) && polls < mostPolls && everyMs;
