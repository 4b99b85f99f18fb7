import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, Panel } from '@booking/ui/kit';
import { FoundDifferences } from './found-differences.tsx';
import { MatchSummary } from './match-summary.tsx';
import { paymentMatchQueries, useMatchNow } from './payment-match.queries.ts';

function MatchNow({ isUnderWay }: { isUnderWay: boolean }) {
  const { isPending, mutate } = useMatchNow();
  const isBusy = isPending || isUnderWay;
  return (
    <Button icon={<ArrowSyncRegular />} disabledFocusable={isBusy} onClick={() => mutate()}>
      {isBusy ? 'Matching…' : 'Match now'}
    </Button>
  );
}

/** Where Stripe, our payments and Cloudbeds tell of money in different ways. */
export function DifferencesPanel() {
  const mayMatch = useMay('payments:match');
  const newest = useQuery(paymentMatchQueries.newest());
  return (
    <Panel title="Differences" aside={mayMatch && <MatchNow isUnderWay={newest.data?.finishedAt === null} />}>
      <Answer query={newest} what="the newest match">
        {(run) =>
          run ? (
            <>
              <MatchSummary run={run} />
              <FoundDifferences run={run} />
            </>
          ) : (
            <EmptyState title="Nothing has been matched yet">
              Stripe, the payments here and Cloudbeds are compared every night at 3:30 AM
            </EmptyState>
          )
        }
      </Answer>
    </Panel>
  );
}
