import type { ListedPrecheckin, PrecheckinStep } from '@booking/contracts/precheckins';
import { StatusBadge, type Tone } from '@booking/ui/kit';

const looks: Record<PrecheckinStep, [word: string, tone: Tone]> = {
  sent: ['Link sent', 'neutral'],
  opened: ['Link opened', 'info'],
  registration_signed: ['Registration card signed', 'info'],
  authorization_signed: ['Card authorization signed', 'info'],
  id_uploaded: ['ID uploaded', 'info'],
  submitted: ['Submitted', 'info'],
  checked_in: ['Checked in', 'good'],
};

export const stepName = (step: PrecheckinStep): string => looks[step][0];

/** The guest has done everything, and could not be checked in. */
export const isForReception = ({ step, problem }: Pick<ListedPrecheckin, 'step' | 'problem'>): boolean =>
  step === 'submitted' && problem !== null;

/** How far a pre-check-in is, and whether it waits for the desk. */
export function StepBadge({ precheckin }: { precheckin: Pick<ListedPrecheckin, 'step' | 'problem'> }) {
  if (isForReception(precheckin)) return <StatusBadge tone="warning">Reception to finish</StatusBadge>;
  const [word, tone] = looks[precheckin.step];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
