import type { Mode } from '@booking/contracts/mode';

/** Records are found by all `words` that they are known by; calls, and payments at Stripe, also by their `id`. */
export type SearchQuery = { mode: Mode; words: readonly string[]; id: string };

export type FoundCall = { id: string; callerNumber: string | null; callerName: string | null; at: Date };

/** An event of a reservation; dates as YYYY-MM-DD. */
export type FoundEvent = {
  reservationId: string;
  guestName: string | null;
  startDate: string | null;
  endDate: string | null;
  at: Date;
};

export type FoundPayment = Omit<FoundEvent, 'reservationId'> & {
  id: string;
  amountCents: number;
  currency: string;
  status: string;
  reservationId: string | null;
};

export type FoundReservation = { id: string } & Omit<FoundEvent, 'reservationId' | 'at'>;
