import { screen, within } from '@testing-library/react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { Role } from '@booking/contracts/roles';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './payments.screen.tsx';

/** A paid booking that is in Cloudbeds. */
export const payment = (given: Partial<PaymentEvent> = {}, guestName = 'Rosa Whitfield'): PaymentEvent => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  amountCents: 45_000,
  currency: 'usd',
  askedCents: null,
  refundedCents: 0,
  status: 'completed',
  createdAt: '2026-11-02T22:05:09.000Z',
  paidAt: '2026-11-02T22:10:00.000Z',
  stripeSession: 'cs_test_a1b2c3d4e5f6g7h8i9j0',
  purpose: 'booking',
  syncStatus: 'synced',
  syncError: null,
  isUnsynced: false,
  refunds: [],
  disputes: [],
  callId: null,
  sessionId: null,
  reservationId: null,
  metadata: { guestName, guestEmail: 'guest@hotel.example' },
  ...given,
});

type Options = { at?: string; role?: Role };

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
    answers: [Array.isArray(list) ? answering(paymentEndpoints.list, list) : list, ...answers],
  });

/** All cells and buttons of one payment. */
export const paymentOf = async (guest: string) => {
  const header = await screen.findByRole('rowheader', { name: guest });
  return within(header.closest('tbody')!);
};

/** The guests in the list, in its order. */
export const guests = (): (string | null)[] => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
