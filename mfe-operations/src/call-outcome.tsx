import type { CallOutcome } from '@booking/contracts/call-outcome';
import { entryOr, type Unlisted } from '@booking/contracts/labels';
import { StatusBadge, type Tone } from '@booking/ui/kit';

const looks: Record<CallOutcome, [tone: Tone, label: string]> = {
  booked: ['good', 'Booked'],
  paid_pending: ['info', 'Paid Pending'],
  info: ['warning', 'Info Only'],
};

export const outcomeLabel = (outcome: CallOutcome): string => looks[outcome][1];

type Props = {
  outcome: CallOutcome | Unlisted;
  /** What is said of an outcome that is not known, or of none. */
  other?: string;
};

/** What a call led to: booked green, paid pending blue, anything else yellow (S1 section 4). */
export function OutcomeBadge({ outcome, other = looks.info[1] }: Props) {
  const [tone, label] = entryOr(looks, outcome, ['warning', other]);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
