import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './payments.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Says that the list is of one payment, which a link led to, and leads to the others. */
export function LinkedPayment({ onShowAll }: { onShowAll: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text>{words.linked}</Text>
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </div>
  );
}
