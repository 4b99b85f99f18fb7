import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  line: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'start' },
  spread: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
  },
  spreadLine: {
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gridColumn: 'auto',
    gap: tokens.spacingHorizontalS,
  },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
});

export type Fact = readonly [term: string, fact: ReactNode];

type Props = {
  facts: readonly Fact[];
  /** In as many columns as there is room for, instead of line by line. */
  isSpread?: boolean;
};

/** What is known, each beside its name; nothing known is a dash. */
export function Facts({ facts, isSpread = false }: Props) {
  const styles = useStyles();
  return (
    <dl className={mergeClasses(styles.root, isSpread && styles.spread)}>
      {facts.map(([term, fact]) => (
        <div key={term} className={mergeClasses(styles.line, isSpread && styles.spreadLine)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact || fact === 0 ? fact : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
