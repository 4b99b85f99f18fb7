import { entryOr, wordOr } from '@booking/contracts/labels';
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

/** What a problem makes of a step: the link may never have gone out, or a guest who has done everything was not let in. */
const troubled: Readonly<Record<string, string | undefined>> = {
  sent: 'Needs attention',
  submitted: 'Reception to finish',
};

/** How far a pre-check-in is, and whether it waits for the desk. */
export function StepBadge({
  precheckin: { step, problem },
}: {
  precheckin: Pick<ListedPrecheckin, 'step' | 'problem'>;
}) {
  const trouble = problem && entryOr(troubled, step, undefined);
  if (trouble) return <StatusBadge tone="warning">{trouble}</StatusBadge>;
  const [word, tone] = entryOr(looks, step, [wordOr(step), 'neutral']);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
