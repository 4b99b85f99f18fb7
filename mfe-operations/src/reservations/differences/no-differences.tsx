import type { DifferenceState, MatchRun } from '@booking/contracts/payment-match';
import { useHost } from '@booking/remote-kit/kit';
import { EmptyState } from '@booking/ui/kit';
import { comparedIn } from './compared.ts';

/** Why a list of differences is empty: what was compared, and when. */
export function NoDifferences({ state, run }: { state: DifferenceState; run: MatchRun }) {
  const { hotelTimeZone } = useHost();
  if (state === 'explained') {
    return <EmptyState title="No difference is explained">What stays for a reason is listed here with it</EmptyState>;
  }
  if (state === 'over') {
    return (
      <EmptyState title="No difference is over">What a newer match does not find any more is listed here</EmptyState>
    );
  }
  if (run.finishedAt === null) {
    return <EmptyState title="No open differences">What the match finds will be listed here</EmptyState>;
  }
  const { stripe, here, cloudbeds, at, back } = comparedIn(run, hotelTimeZone);
  const isWhole = run.problems.length === 0;
  const agrees = run.found === 0 ? 'Everything agrees' : 'No open differences';
  return (
    <EmptyState title={isWhole ? agrees : 'No open differences in what was compared'}>
      Compared on {at}, back to {back}: {stripe} at Stripe, {here} here, {cloudbeds} in Cloudbeds
    </EmptyState>
  );
}
