import { useState } from 'react';
import type { Assistant, AssistantDraft } from '@booking/contracts/assistants';
import { useUnsaved } from '@booking/ui/kit';
import { conflictOf, withTheirs, type Conflict } from './conflict.ts';
import { changesOf, problemsOf, type DraftField, type Edits } from './draft.ts';

type Editing = { base: Assistant; edits: Edits };

/**
 * The assistant as it is being edited. Only what was typed is kept here, with the version it began from, so that a save can tell
 * what somebody else changed meanwhile; all else is as saved.
 */
export function useDraft(assistant: Assistant) {
  const [editing, setEditing] = useState<Editing>();
  const [conflict, setConflict] = useState<Conflict>();
  const { base, edits } = editing ?? { base: assistant, edits: {} };
  const changes = changesOf(edits, base);
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);

  const edit = <Field extends DraftField>(field: Field, value: AssistantDraft[Field]): void =>
    setEditing((now) => ({ base: now?.base ?? assistant, edits: { ...now?.edits, [field]: value } }));

  /** Of what was sent, nothing is unsaved any more; what was typed since then is. */
  const saved = (answered: Assistant, sent: Edits): void =>
    setEditing((now) => {
      const typedSince = Object.entries(changesOf(now?.edits ?? {}, base)).filter(
        ([field, value]) => sent[field as DraftField] !== value,
      );
      return typedSince.length > 0 ? { base: answered, edits: Object.fromEntries(typedSince) } : undefined;
    });

  /** Goes on from the version of the other, with the person's own edits on top but where theirs was chosen. */
  const settle = (theirs: Assistant, chosen: readonly DraftField[]): Edits => {
    const left = withTheirs(edits, chosen);
    setEditing({ base: theirs, edits: left });
    setConflict(undefined);
    return changesOf(left, theirs);
  };

  return {
    draft: { ...base, ...edits },
    base,
    changes,
    isChanged,
    problems: problemsOf(edits),
    conflict,
    edit,
    discard: () => setEditing(undefined),
    saved,
    settle,
    collide: (theirs: Assistant) => setConflict(conflictOf(base, changes, theirs)),
    putOff: () => setConflict(undefined),
  };
}

export type Drafting = ReturnType<typeof useDraft>;
