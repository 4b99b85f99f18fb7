import { screen, within } from '@testing-library/react';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { Role } from '@booking/contracts/roles';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { timelineEndpoints } from '@booking/contracts/timelines';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { payment } from '../refunds/paid.fixture.ts';
import { Screen } from './payments.screen.tsx';

export { payment };

type Options = { at?: string; role?: Role };

/** What the screen asks besides. */
const besides: Answering[] = [
  answering(paymentEndpoints.count, { count: 2, isCapped: false }),
  answering(paymentEndpoints.totals, {
    ...{ collectedCents: 123_456, refundedCents: 10_000, pendingCents: 5_000 },
    currency: 'usd',
  }),
  answering(savedViewEndpoints.list, []),
  answering(guestPreviewEndpoints.list, []),
  answering(timelineEndpoints.ofPayment, []),
];

/** The payments screen with these rows, or with another answer of the list. */
export const openPayments = (
  list: PaymentEvent[] | Answering,
  answers: Answering[] = [],
  { at = '/payments', role = 'manager' }: Options = {},
) =>
  renderScreen(Screen, {
    path: '/payments',
    at,
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers: [Array.isArray(list) ? answering(paymentEndpoints.list, list) : list, ...answers, ...besides],
  });

/** The payment in the address, with its details below it. */
export const alone = (id = payment().id): Options => ({ at: `/payments?payment=${id}` });

/** All cells and buttons of one payment. */
export const paymentOf = async (guest: string) => {
  const cell = await screen.findByText(guest, { selector: '[data-column="guest"] *, [data-column="guest"]' });
  return within(cell.closest<HTMLElement>('[role="row"]')!);
};

/** The guests in the list, in its order. */
export const guests = (): (string | null)[] =>
  [...document.querySelectorAll('[role="cell"][data-column="guest"]')].map(({ textContent }) => textContent);
