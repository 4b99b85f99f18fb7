import type { CallOutcome } from '@booking/contracts/call-outcome';
import { StatusBadge, type Tone } from '@booking/ui/kit';

const looks: Record<CallOutcome, [tone: Tone, label: string]> = {
  booked: ['good', 'Booked'],
  paid_pending: ['info', 'Paid Pending'],
  info: ['warning', 'Info Only'],
};

export const outcomeLabel = (outcome: CallOutcome): string => looks[outcome][1];

/** What a call led to: booked green, paid pending blue, anything else yellow (S1 section 4). */
export function OutcomeBadge({ outcome }: { outcome: CallOutcome | null | undefined }) {
  if (!outcome) return <StatusBadge tone="warning">completed</StatusBadge>;
  const [tone, label] = looks[outcome];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
