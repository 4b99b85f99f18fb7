import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Says that the list is of one payment, which a link led to, and leads to the others. */
export function LinkedPayment({ onShowAll }: { onShowAll: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text>This is the payment that a link led to.</Text>
      <Button onClick={onShowAll}>Show all payments</Button>
    </div>
  );
}
