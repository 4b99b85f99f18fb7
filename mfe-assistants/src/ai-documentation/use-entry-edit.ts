import { useState } from 'react';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { hasStatus } from '@booking/http/request-error';
import { useQueryClient } from '@booking/remote-kit/kit';
import { conflictOf } from '@booking/ui/conflict';
import { entryFields, type EntryField } from './changed-fields.ts';
import { documentationQueries, useRestore, useUpdate } from './documentation.queries.ts';
import { changesOf, type EntryFields } from './entry-draft.ts';

type Attempt = {
  changes: Partial<EntryFields>;
  /** The version that was changed. */
  base: Documentation;
  close: () => void;
};

/**
 * Changing an entry that others change as well: what two people changed at once is asked, and what somebody deleted comes back
 * with the changes.
 */
export function useEntryEdit(entry: Documentation) {
  const client = useQueryClient();
  const update = useUpdate(entry);
  const restore = useRestore(entry);
  const [attempt, setAttempt] = useState<Attempt>();
  const [theirs, setTheirs] = useState<Documentation>();
  const isDeleted = hasStatus(update.error ?? {}, 404);

  const send = (next: Attempt): void => {
    const { changes, base, close } = next;
    setAttempt(next);
    setTheirs(undefined);
    const collide = async (refused: Error): Promise<void> => {
      if (hasStatus(refused, 409)) setTheirs(await client.fetchQuery(documentationQueries.one(entry.id)));
    };
    update.mutate(
      { ...changes, revision: base.revision },
      { onSuccess: close, onError: (refused) => void collide(refused).catch(() => undefined) },
    );
  };

  return {
    save: (fields: EntryFields, close: () => void): void => {
      const next = { changes: changesOf(fields, entry), base: entry, close };
      if (isDeleted) restore.mutate(undefined, { onSuccess: () => send(next) });
      else send(next);
    },
    isPending: update.isPending || restore.isPending,
    error: isDeleted ? restore.error : update.error,
    isDeleted,
    changes: attempt?.changes ?? {},
    conflict: attempt && theirs && conflictOf(entryFields, attempt.base, attempt.changes, theirs),
    /** @param chosen where the other's version stays */
    decide: (chosen: readonly EntryField[]): void => {
      if (!attempt || !theirs) return;
      const left = Object.entries(attempt.changes).filter(([field]) => !chosen.includes(field as EntryField));
      if (left.length === 0) attempt.close();
      else send({ changes: Object.fromEntries(left), base: theirs, close: attempt.close });
    },
    putOff: () => setTheirs(undefined),
  };
}
