import { publishingEndpoints, type DraftChoice } from '@booking/contracts/publishing';
import { FormDialog, FormField, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { publishWords } from '../../assistant-edit.words.ts';
import { labelOf } from '../../draft.ts';
import { ChooseDraft, chooseDraftLabel } from './choose-draft.tsx';
import type { KeepTheirs } from './use-keep-theirs.ts';

const said = publishWords.drift;
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
    <FormDialog form={form} title={said.useTitle} confirm={said.use} saving={said.using} onClose={onClose}>
      <Text>{said.useBody(fields.map(labelOf).join(', '))}</Text>
      <FormField form={form} name="draft" label={chooseDraftLabel}>
        {(input) => <ChooseDraft other="what Vapi has there" {...input} />}
      </FormField>
    </FormDialog>
  );
}
