import { publishingEndpoints, type DraftChoice } from '@booking/contracts/publishing';
import { FormDialog, FormField, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { labelOf } from '../draft.ts';
import { ChooseDraft, chooseDraftLabel } from './choose-draft.tsx';
import type { KeepTheirs } from './use-keep-theirs.ts';

const { fields: fieldNames, draft } = publishingEndpoints.keepTheirs.body.shape;
const schema = z.object({ fields: fieldNames, draft });

type Props = { fields: readonly string[]; keep: KeepTheirs; onClose: () => void };

/** Asks what becomes of a draft with unpublished changes, before what Vapi has is kept. */
export function KeepDialog({ fields, keep, onClose }: Props) {
  const form = useForm({
    schema,
    values: { fields: [...fields], draft: 'keep' as NonNullable<DraftChoice> },
    save: keep.mutateAsync,
    isGuarded: false,
  });
  return (
    <FormDialog form={form} title="Keep what Vapi has?" confirm="Keep It" saving="Keeping…" onClose={onClose}>
      <Text>It becomes part of the live version: {fields.map(labelOf).join(', ')}. Nothing is sent to Vapi.</Text>
      <FormField form={form} name="draft" label={chooseDraftLabel}>
        {(input) => <ChooseDraft other="what Vapi has there" {...input} />}
      </FormField>
    </FormDialog>
  );
}
