import { screen } from '@testing-library/react';
import { paymentMatchEndpoints, type MatchRun, type PaymentDifference } from '@booking/contracts/payment-match';
import type { Role } from '@booking/contracts/roles';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from '../reservations.screen.tsx';

/** A match that compared all, and found nothing. */
export const run = (given: Partial<MatchRun> = {}): MatchRun => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  startedAt: '2026-11-10T09:30:00.000Z',
  startedBy: null,
  finishedAt: '2026-11-10T09:31:00.000Z',
  since: '2026-10-10T05:00:00.000Z',
  compared: { stripe: 1, here: 1_234, cloudbeds: 0 },
  found: 0,
  problems: [],
  ...given,
});

export const difference = (given: Partial<PaymentDifference> = {}): PaymentDifference => ({
  id: '1',
  kind: 'reservation_missing',
  amountCents: 20_000,
  says: { here: '$200.00 paid', cloudbeds: 'no reservation' },
  at: '2026-11-09T18:00:00.000Z',
  guestName: 'Rosa Whitfield',
  paymentId: '3b1f7b1e-8d3a-4c55-9a53-0f6f2f3c9b11',
  stripeSession: 'cs_test_a1b2c3d4e5f6g7h8i9j0',
  reservationId: 'R-77',
  firstSeenAt: '2026-11-10T09:30:00.000Z',
  lastSeenAt: '2026-11-10T09:30:00.000Z',
  endedAt: null,
  explanation: null,
  ...given,
});

export const found = (...differences: PaymentDifference[]): Answering =>
  answering(paymentMatchEndpoints.differences, differences);

type Options = { role?: Role; at?: string };

/** The differences with this newest match, or with another answer in its place. */
export const openDifferences = (
  newest: MatchRun | null | Answering,
  answers: Answering[] = [],
  { role = 'manager', at = '/reservations?tab=differences' }: Options = {},
) =>
  renderScreen(Screen, {
    path: '/reservations',
    at,
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers: [newest && 'respond' in newest ? newest : answering(paymentMatchEndpoints.newest, newest), ...answers],
  });

export const rows = async (): Promise<HTMLElement[]> => (await screen.findAllByRole('row')).slice(1);
