import type { MatchRun } from '@booking/contracts/payment-match';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, makeStyles, MessageBar, MessageBarBody, Spinner } from '@booking/ui/kit';
import { comparedIn } from './compared.ts';

const useStyles = makeStyles({ underWay: { justifyContent: 'start' } });

/** The newest match: when it was, what it compared, and what kept it from comparing all. */
export function MatchSummary({ run }: { run: MatchRun }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { startedBy, finishedAt, found, problems } = run;
  const { at, back, stripe, here, cloudbeds } = comparedIn(run, hotelTimeZone);
  const begun = `${at}, ${startedBy ? `by ${startedBy}` : 'as every night'}`;
  if (finishedAt === null) {
    return <Spinner className={styles.underWay} size="tiny" labelPosition="after" label={`Matching since ${begun}`} />;
  }
  return (
    <>
      <Facts
        isSpread
        facts={[
          ['Matched', begun],
          ['Reaches back', `to ${back}`],
          ['Differences', found],
          ['Stripe', stripe],
          ['Here', here],
          ['Cloudbeds', cloudbeds],
        ]}
      />
      {problems.map((problem) => (
        <MessageBar key={problem} intent="warning" layout="multiline">
          <MessageBarBody>{problem} What could not be compared is listed as an earlier match found it.</MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}
