import type { CallReview } from '@booking/contracts/call-detail';
import { labelOf } from '@booking/contracts/labels';
import { ConflictDialog, type RevisedFormOf } from '@booking/ui/form';
import { Facts, makeStyles } from '@booking/ui/kit';
import { statusNames } from './review-status.tsx';
import type { ReviewValues } from './review-values.ts';

const useStyles = makeStyles({ words: { whiteSpace: 'pre-line' } });

const labels: Record<keyof ReviewValues, string> = { status: 'Status', tags: 'Tags', notes: 'Notes' };

/** Both versions of what two people noted at once. */
export function ReviewConflict<Output>({ form }: { form: RevisedFormOf<ReviewValues, Output, CallReview> }) {
  const styles = useStyles();
  const { conflict, decide, putOff, isSaving } = form;
  if (!conflict) return null;
  const words = (of: ReviewValues, field: keyof ReviewValues) => (
    <span className={styles.words}>{field === 'status' ? labelOf(statusNames, of.status) : of[field]}</span>
  );
  return (
    <ConflictDialog
      conflict={conflict}
      labelOf={(field) => labels[field]}
      comparison={(field) => (
        <Facts
          facts={[
            ['Theirs', words(conflict.theirs, field)],
            ['Yours', words(form.getValues(), field)],
          ]}
        />
      )}
      isSaving={isSaving}
      onDecided={decide}
      onPutOff={putOff}
    />
  );
}
