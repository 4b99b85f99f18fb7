import { useRef, useState } from 'react';
import type { Assistant, AssistantDraft } from '@booking/contracts/assistants';
import { useUnsaved } from '@booking/ui/kit';
import { conflictOf } from '@booking/ui/conflict';
import { changesOf, draftFields, problemsOf, type DraftField, type Edits } from './draft.ts';
import { afterSave, isUnsaved, over, type Editing } from './editing.ts';

/**
 * The assistant as it is being edited. Only what was typed is kept here, with the version it began from, so that a save can tell
 * what somebody else changed meanwhile; all else is as saved.
 */
export function useDraft(assistant: Assistant) {
  const [editing, setEditing] = useState<Editing>();
  const newest = useRef<Editing>(undefined);
  const [theirs, setTheirs] = useState<Assistant>();
  const untouched: Editing = { base: assistant, edits: {} };
  const { base, edits } = editing ?? untouched;
  const changes = changesOf(edits, base);
  const isChanged = Object.keys(changes).length > 0;
  useUnsaved(isChanged);

  /** What is being edited in this very moment; a save that had to wait its turn would else send what stood there before. */
  const now = (): Editing => newest.current ?? untouched;
  const goOn = (next: Editing): void => {
    newest.current = Object.keys(next.edits).length > 0 ? next : undefined;
    setEditing(newest.current);
  };

  const edit = <Field extends DraftField>(field: Field, value: AssistantDraft[Field]): void =>
    goOn({ base: now().base, edits: { ...now().edits, [field]: value } });

  /** Goes on from the version of the other, with the person's own edits on top. @returns whether there are any left to save */
  const settle = (version: Assistant, chosen: readonly DraftField[]): boolean => {
    const left = over(version, now(), chosen);
    goOn(left);
    setTheirs(undefined);
    return isUnsaved(left);
  };

  return {
    draft: { ...base, ...edits },
    base,
    changes,
    isChanged,
    problems: problemsOf(changes),
    conflict: theirs && conflictOf(draftFields, base, changes, theirs),
    now,
    edit,
    saved: (answered: Assistant, sent: Edits) => goOn(afterSave(now(), sent, answered)),
    settle,
    collide: setTheirs,
    putOff: () => setTheirs(undefined),
  };
}

export type Drafting = ReturnType<typeof useDraft>;
