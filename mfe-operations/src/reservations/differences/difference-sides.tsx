import type { PaymentDifference } from '@booking/contracts/payment-match';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from './differences.words.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

const names = words.summary.sides;
const sides = [
  ['stripe', names.stripe],
  ['here', names.here],
  ['cloudbeds', names.cloudbeds],
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
