import type { PaymentDifference } from '@booking/contracts/payment-match';
import { timeInWords } from '@booking/hotel/date-in-words';
import { Time, useHost } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './differences.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  difference: PaymentDifference;
  /** As it is called where only the ear tells it from others. */
  name: string;
  onExplain: ((difference: PaymentDifference) => void) | undefined;
};

/** Why a difference stays, by whom and when it was said; or the way to say it. */
export function Explanation({ difference, name, onExplain }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { explanation, endedAt } = difference;
  if (explanation) {
    return (
      <div className={styles.root}>
        <span>{explanation.note}</span>
        <Text size={200} className={styles.quiet}>
          {explanation.by}, <Time at={explanation.at} />
        </Text>
      </div>
    );
  }
  if (endedAt) return words.resolved(timeInWords(new Date(endedAt), hotelTimeZone, new Date()));
  if (!onExplain) return '–';
  return (
    <Button size="small" aria-label={words.named(words.explain, name)} onClick={() => onExplain(difference)}>
      {words.explain}
    </Button>
  );
}
