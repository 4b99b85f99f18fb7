import { formatHotelClock } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { timeInCall } from '../time-in-call.ts';

const useStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type Props = { startedAt: string; offsetMs: number | null };

/** How far into the call something was said; the tooltip has the hotel's clock. */
export function SpokenTime({ startedAt, offsetMs }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  if (offsetMs === null) return null;
  const at = new Date(Date.parse(startedAt) + offsetMs);
  return (
    <Text size={200} className={styles.root}>
      <time dateTime={at.toISOString()} title={formatHotelClock(at, hotelTimeZone)}>
        {timeInCall(offsetMs)}
      </time>
    </Text>
  );
}
