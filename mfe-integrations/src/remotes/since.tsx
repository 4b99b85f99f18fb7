import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { done: { by: string; at: string; reason: string } };

/** Since when something is as it is, by whom, and why. */
export function Since({ done: { by, at, reason } }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  return (
    <div>
      <Text block>
        {formatHotelTime(new Date(at), hotelTimeZone)} by {by}
      </Text>
      <Text block size={200} className={styles.quiet}>
        {reason}
      </Text>
    </div>
  );
}
