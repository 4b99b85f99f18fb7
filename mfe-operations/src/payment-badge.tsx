import type { ExtendedStatus } from '@booking/contracts/extensions';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import type { Dispute } from '@booking/contracts/payments';
import { makeStyles, StatusBadge, type Tone } from '@booking/ui/kit';

const useStyles = makeStyles({ root: { textTransform: 'capitalize' } });

const paymentTones = new Map<string, Tone>([
  ['completed', 'good'],
  ['paid', 'good'],
  ['pending', 'warning'],
  ['failed', 'bad'],
  ['canceled', 'bad'],
]);

const syncTones: Record<ExtendedStatus, Tone> = {
  synced: 'good',
  pending: 'warning',
  failed: 'bad',
  not_extended: 'neutral',
  closed_by_hand: 'neutral',
};

function RawWord({ tone, word }: { tone: Tone; word: string }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <StatusBadge tone={tone}>{wordOr(word)}</StatusBadge>
    </span>
  );
}

/** The state of a payment; a word that is not known stands as it came, in no colour (S2 section 4). */
export const PaymentBadge = ({ status }: { status: string }) => (
  <RawWord tone={paymentTones.get(status) ?? 'neutral'} word={status} />
);

const disputeMarks: Record<string, [word: string, tone: Tone]> = {
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
export const SyncBadge = ({ status }: { status: ExtendedStatus | Unlisted }) => (
  <RawWord tone={entryOr(syncTones, status, 'neutral')} word={status.replaceAll('_', ' ')} />
);
