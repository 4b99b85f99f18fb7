import type { CallEntity } from '../../calls/log/call.entity.ts';
import type { PaymentFact, SessionFact, TextFact, TripFacts } from '../../calls/trip/trip-facts.schema.ts';
import type { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';
import type { ReservationEventEntity } from '../../hotel/reservation-events/reservation-event.entity.ts';
import type { GuestEntity } from './guest.entity.ts';

/** A guest with all contacts. `ownPhones` are those that nobody else has. */
export type KnownGuest = Pick<GuestEntity, 'mode' | 'nameKey'> & {
  phones: string[];
  ownPhones: string[];
  emails: string[];
  reservations: string[];
};

export type CallFact = Pick<
  CallEntity,
  'id' | 'startedAt' | 'endedAt' | 'status' | 'kind' | 'summary' | 'callerNumber'
>;
type OfCall = { callId: string | null };

export type PrecheckinFact = Pick<
  PrecheckinEntity,
  | ('id' | 'callId' | 'reservationId' | 'startDate' | 'endDate' | 'roomTypeName' | 'sentAt' | 'openedAt')
  | ('submittedAt' | 'checkedInAt' | 'problem' | 'expiresAt' | 'revokedAt' | 'finishedBy' | 'guestPhone')
>;
export type ReservationFact = Pick<
  ReservationEventEntity,
  'id' | 'kind' | 'reservationId' | 'at' | 'startDate' | 'endDate' | 'status'
>;

/** What is stored about a guest; calls, texts, sessions and payments oldest first. */
export type GuestFacts = Pick<TripFacts, 'now' | 'today'> & {
  /** Numbers of the guest that get no texts. */
  optedOut: ReadonlySet<string>;
  calls: CallFact[];
  texts: (TextFact & OfCall)[];
  sessions: (SessionFact & OfCall)[];
  payments: (PaymentFact & OfCall)[];
  precheckins: PrecheckinFact[];
  reservationEvents: ReservationFact[];
  /** What the guest of a payment is told once it is done, by the id of the payment. */
  confirmations: ReadonlyMap<string, string>;
};
