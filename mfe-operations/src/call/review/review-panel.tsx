import type { CallPage } from '@booking/contracts/call-detail';
import { useMay } from '@booking/remote-kit/kit';
import { Facts, makeStyles, Panel } from '@booking/ui/kit';
import { ReviewForm } from './review-form.tsx';
import { ReviewStatusLine } from './review-status.tsx';

const useStyles = makeStyles({ words: { whiteSpace: 'pre-line' } });

/** What people made of a call. */
export function ReviewPanel({ page: { id, review } }: { page: CallPage }) {
  const styles = useStyles();
  const mayReview = useMay('calls:review');
  return (
    <Panel title="Review" aside={<ReviewStatusLine review={review} />}>
      {mayReview ? (
        <ReviewForm callId={id} review={review} />
      ) : (
        <Facts
          facts={[
            ['Tags', review.tags.join(', ')],
            ['Notes', review.notes && <span className={styles.words}>{review.notes}</span>],
          ]}
        />
      )}
    </Panel>
  );
}
