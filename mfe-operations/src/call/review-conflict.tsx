import { ConflictDialog, Facts, makeStyles } from '@booking/ui/kit';
import type { ReviewDraft, ReviewField } from './review-draft.ts';
import { statusNames } from './review-status.tsx';
import type { useReview } from './use-review.ts';

const useStyles = makeStyles({ words: { whiteSpace: 'pre-line' } });

const labels: Record<ReviewField, string> = { status: 'Status', tags: 'Tags', notes: 'Notes' };

/** Both versions of what two people noted at once. */
export function ReviewConflict({ reviewing }: { reviewing: ReturnType<typeof useReview> }) {
  const styles = useStyles();
  const { draft, conflict, decide, putOff, isSaving } = reviewing;
  if (!conflict) return null;
  const words = (of: ReviewDraft, field: ReviewField) => (
    <span className={styles.words}>{field === 'status' ? statusNames[of.status] : of[field]}</span>
  );
  return (
    <ConflictDialog
      conflict={conflict}
      labelOf={(field) => labels[field]}
      comparison={(field) => (
        <Facts
          facts={[
            ['Theirs', words(conflict.theirs, field)],
            ['Yours', words(draft, field)],
          ]}
        />
      )}
      isSaving={isSaving}
      onDecided={decide}
      onPutOff={putOff}
    />
  );
}
