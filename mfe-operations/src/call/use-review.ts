import { useState } from 'react';
import type { CallReview } from '@booking/contracts/call-detail';
import { hasStatus } from '@booking/http/request-error';
import { useHost, useQueryClient } from '@booking/remote-kit/kit';
import { conflictOf } from '@booking/ui/conflict';
import { useUnsaved } from '@booking/ui/kit';
import { callQueries, useSaveReview } from './call.queries.ts';
import {
  afterSaving,
  changeOf,
  changesOf,
  draftOf,
  editingOf,
  reviewFields,
  type Editing,
  type ReviewDraft,
  type ReviewField,
} from './review-draft.ts';

/** Noting something on a call that others note on as well: what only they changed is taken over, what both did is asked. */
export function useReview(id: string, review: CallReview) {
  const { toast } = useHost();
  const client = useQueryClient();
  const saving = useSaveReview(id);
  const [editing, setEditing] = useState<Editing>();
  const [theirs, setTheirs] = useState<CallReview>();
  const { base, changes } = editing ?? { base: review, changes: {} };
  const draft = { ...draftOf(base), ...changes };
  useUnsaved(editing !== undefined);

  const collide = async (sent: Editing): Promise<void> => {
    const { review: newest } = await client.fetchQuery(callQueries.page(id));
    const { both } = conflictOf(reviewFields, draftOf(sent.base), sent.changes, draftOf(newest));
    if (both.length > 0) setTheirs(newest);
    else send({ base: newest, changes: sent.changes });
  };
  const send = (sent: Editing): void => {
    setTheirs(undefined);
    saving.mutate(changeOf(sent.changes, sent.base.revision), {
      onSuccess: (saved) => {
        setEditing((now) => now && afterSaving(now, sent.changes, saved));
        toast({ title: 'Saved' });
      },
      onError: (error) => {
        if (hasStatus(error, 409)) void collide(sent).catch(() => undefined);
      },
    });
  };

  return {
    draft,
    isUnsaved: editing !== undefined,
    isSaving: saving.isPending,
    error: saving.error && !theirs ? saving.error : null,
    edit: (part: Partial<ReviewDraft>): void =>
      setEditing(editingOf(base, changesOf({ ...draft, ...part }, draftOf(base)))),
    save: (): void => {
      if (editing && !saving.isPending) send(editing);
    },
    conflict: theirs && conflictOf(reviewFields, draftOf(base), changes, draftOf(theirs)),
    /** @param chosen where the other's version stays */
    decide: (chosen: readonly ReviewField[]): void => {
      if (!theirs) return;
      const left = Object.entries(changes).filter(([field]) => !chosen.includes(field as ReviewField));
      const next = editingOf(theirs, Object.fromEntries(left));
      setEditing(next);
      setTheirs(undefined);
      if (next) send(next);
      else saving.reset();
    },
    putOff: (): void => setTheirs(undefined),
  };
}
