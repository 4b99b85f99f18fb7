import type { FormEvent } from 'react';
import { ReviewStatus, type CallReview } from '@booking/contracts/call-detail';
import { sentenceOf } from '@booking/http/request-error';
import {
  Button,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Select,
  Textarea,
  tokens,
} from '@booking/ui/kit';
import { problemsOf } from './review-draft.ts';
import { ReviewConflict } from './review-conflict.tsx';
import { statusNames } from './review-status.tsx';
import { useReview } from './use-review.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  save: { alignSelf: 'flex-start' },
});

type Props = { callId: string; review: CallReview };

/** Status, tags and notes of a call, saved together. */
export function ReviewForm({ callId, review }: Props) {
  const styles = useStyles();
  const reviewing = useReview(callId, review);
  const { draft, edit, save, isUnsaved, isSaving, error } = reviewing;
  const problems = problemsOf(draft);
  const isFine = !problems.notes && !problems.tags;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFine) save();
  };
  return (
    <>
      <form className={styles.root} onSubmit={submit} noValidate>
        <Field label="Status">
          <Select value={draft.status} onChange={(_, { value }) => edit({ status: ReviewStatus.parse(value) })}>
            {ReviewStatus.options.map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tags" hint="With commas between" validationMessage={problems.tags}>
          <Input value={draft.tags} onChange={(_, { value }) => edit({ tags: value })} />
        </Field>
        <Field label="Notes" validationMessage={problems.notes}>
          <Textarea
            rows={4}
            resize="vertical"
            value={draft.notes}
            onChange={(_, { value }) => edit({ notes: value })}
          />
        </Field>
        {error && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>{sentenceOf(error)}</MessageBarBody>
          </MessageBar>
        )}
        <Button
          type="submit"
          appearance="primary"
          className={styles.save}
          disabledFocusable={!isUnsaved || isSaving || !isFine}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {/* a form of its own */}
      <ReviewConflict reviewing={reviewing} />
    </>
  );
}
