import type { DifferenceState, MatchRun } from '@booking/contracts/payment-match';
import { useHost } from '@booking/remote-kit/kit';
import { EmptyState } from '@booking/ui/kit';
import { comparedIn } from './compared.ts';
import { words as allWords } from './differences.words.ts';

const words = allWords.none;

/** Why a list of differences is empty: what was compared, and when. */
export function NoDifferences({ state, run }: { state: DifferenceState; run: MatchRun }) {
  const { hotelTimeZone } = useHost();
  if (state !== 'open') return <EmptyState title={words[state].title}>{words[state].body}</EmptyState>;
  if (run.finishedAt === null) return <EmptyState title={words.open.title}>{words.open.body}</EmptyState>;
  const { at, back, ...sides } = comparedIn(run, hotelTimeZone);
  const isWhole = run.problems.length === 0;
  const agrees = run.found === 0 ? words.all : words.open.title;
  return <EmptyState title={isWhole ? agrees : words.partly}>{words.compared(at, back, sides)}</EmptyState>;
}
