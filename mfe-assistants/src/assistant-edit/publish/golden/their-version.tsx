import type { GoldenCall } from '@booking/contracts/golden-calls';
import { Facts, makeStyles, tokens } from '@booking/ui/kit';
import { kinds, valuesOf, type TurnValues } from './golden-values.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { whiteSpace: 'pre-line' },
});

const inWords = ({ says, expects }: TurnValues): string =>
  [says, ...expects.map(({ kind, value }) => `${kinds[kind]}: ${value}`)].join('\n');

/** What somebody else made of a golden call while it was edited here. */
export function TheirVersion({ goldenCall }: { goldenCall: GoldenCall }) {
  const styles = useStyles();
  const { name, isActive, turns } = valuesOf(goldenCall);
  return (
    <section className={styles.root} aria-label="Theirs">
      <h3 className={styles.title}>Their version. Saving again replaces it with yours.</h3>
      <Facts
        facts={[
          ['Name', name],
          ...turns.map((turn, at) => [`Turn ${at + 1}`, <span className={styles.text}>{inWords(turn)}</span>] as const),
          ['Active', isActive ? 'Yes' : 'No'],
        ]}
      />
    </section>
  );
}
