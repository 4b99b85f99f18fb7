import { makeStyles, tokens } from '@booking/ui/kit';
import { words } from './assistant-edit.words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  count: { whiteSpace: 'nowrap' },
});

/** A hint, and how much of a long field is used. */
export function FieldHint({ hint, typed, most }: { hint: string | undefined; typed: number; most: number }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span>{hint}</span>
      {typed > 0 && <span className={styles.count}>{words.characters(typed, most)}</span>}
    </span>
  );
}
