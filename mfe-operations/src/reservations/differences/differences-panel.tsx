import { ArrowSyncRegular } from '@fluentui/react-icons/headless/svg/arrow-sync';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, Panel } from '@booking/ui/kit';
import { words } from './differences.words.ts';
import { FoundDifferences } from './found-differences.tsx';
import { MatchSummary } from './match-summary.tsx';
import { paymentMatchQueries, useMatchNow } from './payment-match.queries.ts';

function MatchNow({ isUnderWay }: { isUnderWay: boolean }) {
  const { isPending, mutate } = useMatchNow();
  const isBusy = isPending || isUnderWay;
  return (
    <Button icon={<ArrowSyncRegular />} disabledFocusable={isBusy} onClick={() => mutate()}>
      {isBusy ? words.running : words.run}
    </Button>
  );
}

/** Where Stripe, our payments and Cloudbeds tell of money in different ways. */
export function DifferencesPanel() {
  const mayMatch = useMay('payments:match');
  const newest = useQuery(paymentMatchQueries.newest());
  return (
    <Panel title={words.title} aside={mayMatch && <MatchNow isUnderWay={newest.data?.finishedAt === null} />}>
      <Answer query={newest} what={words.newest}>
        {(run) =>
          run ? (
            <>
              <MatchSummary run={run} />
              <FoundDifferences run={run} />
            </>
          ) : (
            <EmptyState title={words.noneYet.title}>{words.noneYet.body}</EmptyState>
          )
        }
      </Answer>
    </Panel>
  );
}
