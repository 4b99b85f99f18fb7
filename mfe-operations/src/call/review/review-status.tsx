import type { CallReview, ReviewStatus } from '@booking/contracts/call-detail';
import { entryOr, labelOf } from '@booking/contracts/labels';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, StatusBadge, Text, tokens, type Tone } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export const statusNames: Record<ReviewStatus, string> = {
  not_reviewed: 'Not reviewed',
  needs_follow_up: 'Needs follow-up',
  reviewed: 'Reviewed',
};

const tones: Record<ReviewStatus, Tone> = { not_reviewed: 'neutral', needs_follow_up: 'warning', reviewed: 'good' };

/** Whether somebody has looked at a call, who says so, and since when. */
export function ReviewStatusLine({ review: { status, by, at } }: { review: CallReview }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  return (
    <span className={styles.root}>
      <StatusBadge tone={entryOr(tones, status, 'neutral')}>{labelOf(statusNames, status)}</StatusBadge>
      {by && at && (
        <Text size={200} className={styles.quiet}>
          {by}, {formatHotelTime(new Date(at), hotelTimeZone)}
        </Text>
      )}
    </span>
  );
}
