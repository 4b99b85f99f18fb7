import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints, type DraftChoice } from '@booking/contracts/publishing';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { onLine } from '../../../mode-words.ts';
import { publishWords } from '../../assistant-edit.words.ts';
import { ChooseDraft, chooseDraftLabel } from '../drift/choose-draft.tsx';
import type { Publishing } from '../use-publishing.ts';

const said = publishWords.rollback;
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
      title={said.title(version)}
      confirm={said.confirm}
      saving={said.pending}
      isPending={publishing.isPending}
      onClose={onClose}
    >
      <Text>
        {said.body(version, onLine(base))}
        {!hasUnpublishedChanges && said.replaces}
      </Text>
      {hasUnpublishedChanges && (
        <FormField form={form} name="draft" label={chooseDraftLabel}>
          {(input) => <ChooseDraft other={`version ${version}`} {...input} />}
        </FormField>
      )}
      <FormField form={form} name="note" label={said.note} hint={said.noteHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
    </FormDialog>
  );
}
