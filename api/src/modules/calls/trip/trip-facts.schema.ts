import type { PaymentPurpose } from '@booking/contracts/payment-purpose';
import type { TripStep } from '@booking/contracts/call-trip';
import type { CallEntity } from '../log/call.entity.ts';
import type { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import type { TextMessageEntity } from '../../hotel/texts/text-message.entity.ts';

export type TextFact = Pick<TextMessageEntity, 'id' | 'purpose' | 'status' | 'key' | 'error' | 'createdAt'>;

export type SessionFact = Pick<
  GuestSessionEntity,
  | ('id' | 'purpose' | 'startDate' | 'endDate' | 'choice' | 'guest' | 'createdAt' | 'expiresAt')
  | ('revokedAt' | 'supersededAt' | 'openedAt' | 'chosenAt' | 'guestPhone')
>;

export type PaymentFact = Pick<
  PaymentEntity,
  | (
      | 'askedCents'
      | 'id'
      | 'sessionId'
      | 'amountCents'
      | 'currency'
      | 'refundedCents'
      | 'status'
      | 'createdAt'
      | 'expiresAt'
      | 'paidAt'
      | 'shownAt'
    )
  | ('reservationId' | 'syncStatus' | 'syncError' | 'syncedAt' | 'closedNote' | 'metadata')
> & { purpose: PaymentPurpose; isUnsynced: boolean; extension: ExtensionFact | null };

/** The extension request that a payment is for. */
export type ExtensionFact = { id: string; reservationId: string; newCheckoutDate: string; createdAt: Date };

/** What is stored about what a call led to; everything oldest first. */
export type TripFacts = {
  call: Pick<CallEntity, 'id' | 'startedAt' | 'endedAt' | 'status'>;
  texts: TextFact[];
  sessions: SessionFact[];
  payments: PaymentFact[];
  /** Whether the caller asked for no texts. */
  isOptedOut: boolean;
  now: Date;
  /** The hotel's date. */
  today: string;
};

/** A step before its place in the order of steps is known. */
export type Step = Pick<TripStep, 'key' | 'title' | 'state' | 'at' | 'detail'> & Partial<TripStep>;
