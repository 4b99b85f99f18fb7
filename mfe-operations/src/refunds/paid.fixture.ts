import type { PaymentEvent } from '@booking/contracts/payments';

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
