import type { PaymentDifference } from '@booking/contracts/payment-match';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';

const useStyles = makeStyles({
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
  const listClass = useListClass('XXS');
  return (
    <ul className={listClass}>
      {sides.map(
        ([side, name]) =>
          says[side] && (
            <li key={side}>
              <Text className={styles.quiet}>{name}:</Text> {says[side]}
            </li>
          ),
      )}
    </ul>
  );
}
