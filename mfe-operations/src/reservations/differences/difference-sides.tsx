import type { PaymentDifference } from '@booking/contracts/payment-match';
import { makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, margin: 0, padding: 0 },
  side: { listStyleType: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const sides = [
  ['stripe', 'Stripe'],
  ['here', 'Here'],
  ['cloudbeds', 'Cloudbeds'],
] as const;

/** What the two sides say that a difference is between. */
export function DifferenceSides({ says }: Pick<PaymentDifference, 'says'>) {
  const styles = useStyles();
  return (
    <ul className={styles.root}>
      {sides.map(
        ([side, name]) =>
          says[side] && (
            <li key={side} className={styles.side}>
              <Text className={styles.quiet}>{name}:</Text> {says[side]}
            </li>
          ),
      )}
    </ul>
  );
}
