import { formatDuration } from '@booking/hotel/duration';
import { formatHotelClock } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type Props = { startedAt: string; offsetMs: number | null };

/** When something was said: how far into the call, and by the hotel's clock. */
export function SpokenTime({ startedAt, offsetMs }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  if (offsetMs === null) return null;
  const at = new Date(Date.parse(startedAt) + offsetMs);
  return (
    <Text size={200} className={styles.root}>
      {formatDuration(Math.floor(offsetMs / 1000))} ·{' '}
      <time dateTime={at.toISOString()}>{formatHotelClock(at, hotelTimeZone)}</time>
    </Text>
  );
}
