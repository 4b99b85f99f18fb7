import type { ExtendedStatus } from '@booking/contracts/extensions';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import type { Dispute, PaymentEvent } from '@booking/contracts/payments';
import { StatusBadge, type Tone } from '@booking/ui/kit';

/** What a payment is for. */
export const purposes: Record<PaymentEvent['purpose'], string> = {
  booking: 'Booking',
  extension: 'Extension',
  balance: 'Balance',
};

type Look = readonly [word: string, tone: Tone];

/** What a payment that is `completed` is called everywhere: paid. */
const payments: Readonly<Record<string, Look>> = {
  completed: ['Paid', 'good'],
  paid: ['Paid', 'good'],
  pending: ['Pending', 'warning'],
  failed: ['Failed', 'bad'],
  canceled: ['Canceled', 'bad'],
  expired: ['Expired', 'neutral'],
  refunded: ['Refunded', 'neutral'],
};

const synced: Record<ExtendedStatus, Look> = {
  synced: ['Synced', 'good'],
  pending: ['Pending', 'warning'],
  failed: ['Failed', 'bad'],
  not_extended: ['Not extended', 'neutral'],
  closed_by_hand: ['Closed by hand', 'neutral'],
};

const lookOf = (looks: Readonly<Record<string, Look>>, status: string): Look =>
  entryOr(looks, status, [wordOr(status.replaceAll('_', ' ')), 'neutral']);

/** The word for a state of a payment; one that is not known stands as it came. */
export const paymentWord = (status: string): string => lookOf(payments, status)[0];

/** The color of a state of a payment. */
export const paymentTone = (status: string): Tone => lookOf(payments, status)[1];

/** The state of a payment; a word that is not known stands as it came, in no color (S2 section 4). */
export function PaymentBadge({ status }: { status: string }) {
  const [word, tone] = lookOf(payments, status);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

const disputeMarks: Record<string, Look> = {
  open: ['Disputed', 'bad'],
  inquiry: ['Bank asks', 'warning'],
  won: ['Dispute won', 'good'],
  lost: ['Dispute lost', 'bad'],
  closed: ['Dispute closed', 'neutral'],
};

/** Where a dispute of a payment stands. */
export function DisputeBadge({ state }: { state: Dispute['state'] }) {
  const [word, tone] = disputeMarks[state] ?? ['Disputed', 'neutral'];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

/** Whether what was paid for stands in Cloudbeds. */
export function SyncBadge({ status }: { status: ExtendedStatus | Unlisted }) {
  const [word, tone] = lookOf(synced, status);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
