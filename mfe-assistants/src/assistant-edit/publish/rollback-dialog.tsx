import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints, type DraftChoice } from '@booking/contracts/publishing';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { ChooseDraft, chooseDraftLabel } from './choose-draft.tsx';
import type { Publishing } from './use-publishing.ts';

const { note, draft } = publishingEndpoints.rollback.body.shape;
const schema = z.object({ note, draft });

type Props = { base: Assistant; version: number; publishing: Publishing; onClose: () => void };

/** Asks before a version is published again, and does it. */
export function RollbackDialog({ base, version, publishing, onClose }: Props) {
  const { hasUnpublishedChanges } = base;
  const form = useForm({
    schema,
    values: { note: '', draft: 'keep' as NonNullable<DraftChoice> },
    save: (read) =>
      publishing.mutateAsync({ note: read.note, version, ...(hasUnpublishedChanges && { draft: read.draft }) }),
  });
  return (
    <FormDialog
      form={form}
      title={`Roll back to version ${version}?`}
      confirm="Roll Back"
      saving="Rolling back…"
      isPending={publishing.isPending}
      onClose={onClose}
    >
      <Text>
        Vapi gets version {version} word for word, as a new version. Callers hear it from their next call on.
        {!hasUnpublishedChanges && ` The draft becomes what version ${version} was.`}
      </Text>
      {hasUnpublishedChanges && (
        <FormField form={form} name="draft" label={chooseDraftLabel}>
          {(input) => <ChooseDraft other={`version ${version}`} {...input} />}
        </FormField>
      )}
      <FormField form={form} name="note" label="Note" hint="Why, for the history">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
    </FormDialog>
  );
}
