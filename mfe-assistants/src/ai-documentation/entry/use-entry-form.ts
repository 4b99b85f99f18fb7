import type { Documentation } from '@booking/contracts/ai-documentation';
import { hasStatus } from '@booking/http/request-error';
import { useQueryClient } from '@booking/remote-kit/kit';
import { useRevisedForm } from '@booking/ui/form';
import { documentationQueries, useRestore, useUpdate } from '../documentation.queries.ts';
import { changesOf, entrySchema, valuesOf } from './entry-values.ts';
import { useEntryComplaint } from './use-entry-complaint.ts';

/** Changing an entry that others change as well; what somebody deleted comes back with the changes. */
export function useEntryForm(entry: Documentation) {
  const client = useQueryClient();
  const update = useUpdate(entry);
  const restore = useRestore(entry);
  const isDeleted = hasStatus(update.error ?? {}, 404);
  const form = useRevisedForm({
    ...{ schema: entrySchema, saved: entry, valuesOf, isMergeAsked: true },
    onInvalid: useEntryComplaint(),
    send: async (fields, base) => {
      if (isDeleted) await restore.mutateAsync();
      return update.mutateAsync({ ...changesOf(fields, base), revision: base.revision });
    },
    newest: () => client.fetchQuery(documentationQueries.one(entry.id)),
  });
  return { form, isDeleted, error: isDeleted ? restore.error : form.refusal };
}
