import type { MatchRun } from '@booking/contracts/payment-match';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, makeStyles, MessageBar, MessageBarBody, Spinner } from '@booking/ui/kit';
import { comparedIn } from './compared.ts';
import { words as allWords } from './differences.words.ts';

const words = allWords.summary;

const useStyles = makeStyles({ underWay: { justifyContent: 'start' } });

/** The newest match: when it was, what it compared, and what kept it from comparing all. */
export function MatchSummary({ run }: { run: MatchRun }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { startedBy, finishedAt, found, problems } = run;
  const { at, back, stripe, here, cloudbeds } = comparedIn(run, hotelTimeZone);
  const begun = `${at}, ${startedBy ? words.by(startedBy) : words.nightly}`;
  if (finishedAt === null) {
    return <Spinner className={styles.underWay} size="tiny" labelPosition="after" label={words.since(begun)} />;
  }
  return (
    <>
      <Facts
        isSpread
        facts={[
          [words.checked, begun],
          [words.back, back],
          [words.found, found],
          [words.sides.stripe, stripe],
          [words.sides.here, here],
          [words.sides.cloudbeds, cloudbeds],
        ]}
      />
      {problems.map((problem) => (
        <MessageBar key={problem} intent="warning" layout="multiline">
          <MessageBarBody>{words.problem(problem)}</MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}
