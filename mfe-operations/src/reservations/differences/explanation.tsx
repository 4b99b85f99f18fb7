import type { PaymentDifference } from '@booking/contracts/payment-match';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';

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
          {explanation.by}, {formatHotelTime(new Date(explanation.at), hotelTimeZone)}
        </Text>
      </div>
    );
  }
  if (endedAt) return `Over since ${formatHotelTime(new Date(endedAt), hotelTimeZone)}`;
  if (!onExplain) return '–';
  return (
    <Button size="small" aria-label={`Explain: ${name}`} onClick={() => onExplain(difference)}>
      Explain
    </Button>
  );
}
