import { Fragment, type ReactNode } from 'react';
import { makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
});

/** What is known, line by line. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.root}>
      {facts.map(([term, fact]) => (
        <Fragment key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
