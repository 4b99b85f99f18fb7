import { ReviewStatus, type CallReview } from '@booking/contracts/call-detail';
import { sentenceOf } from '@booking/http/request-error';
import { useHost, useQueryClient } from '@booking/remote-kit/kit';
import { FormField, Input, Select, Textarea, useRevisedForm } from '@booking/ui/form';
import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@booking/ui/kit';
import { callQueries, useSaveReview } from '../call.queries.ts';
import { ReviewConflict } from './review-conflict.tsx';
import { statusNames } from './review-status.tsx';
import { reviewSchema, valuesOf } from './review-values.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  save: { alignSelf: 'flex-start' },
});

type Props = { callId: string; review: CallReview };

/** Status, tags and notes of a call, saved together. */
export function ReviewForm({ callId, review }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const client = useQueryClient();
  const { mutateAsync } = useSaveReview(callId);
  const form = useRevisedForm({
    ...{ schema: reviewSchema, saved: review, valuesOf, mode: 'onChange', onlyChanged: true },
    send: async (read, { revision }, names) => {
      const changes = Object.fromEntries(names.map((name) => [name, read[name]]));
      const saved = await mutateAsync({ ...changes, revision });
      toast({ title: 'Saved' });
      return saved;
    },
    newest: async () => (await client.fetchQuery(callQueries.page(callId))).review,
  });
  const { isDirty, isSaving, refusal } = form;
  return (
    <>
      <form className={styles.root} onSubmit={form.onSubmit} noValidate>
        <FormField form={form} name="status" label="Status">
          {(input) => (
            <Select {...input}>
              {ReviewStatus.options.map((status) => (
                <option key={status} value={status}>
                  {statusNames[status]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField form={form} name="tags" label="Tags" hint="Separate with commas">
          {(input) => <Input {...input} />}
        </FormField>
        <FormField form={form} name="notes" label="Notes">
          {(input) => <Textarea rows={4} resize="vertical" {...input} />}
        </FormField>
        {refusal && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>{sentenceOf(refusal)}</MessageBarBody>
          </MessageBar>
        )}
        <Button type="submit" appearance="primary" className={styles.save} disabledFocusable={!isDirty || isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {/* a form of its own */}
      <ReviewConflict form={form} />
    </>
  );
}
