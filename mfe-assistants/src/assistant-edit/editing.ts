import type { Assistant } from '@booking/contracts/assistants';
import { changesOf, sendable, type DraftField, type Edits } from './draft.ts';

/** What was typed, letter for letter, and the version of the assistant that it was typed over. */
export type Editing = { base: Assistant; edits: Edits };

const only = (edits: Edits, isKept: (field: DraftField) => boolean): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => isKept(field as DraftField)));

/** What is left once what was `sent` is saved: what was typed since then, be it what stood there before the save. */
export const afterSave = ({ edits }: Editing, sent: Edits, answered: Assistant): Editing => ({
  base: answered,
  edits: only(edits, (field) => edits[field] !== sent[field] && (edits[field] ?? '') !== (answered[field] ?? '')),
});

/** The edits over the version of somebody else, without those fields where theirs was chosen. */
export function over(theirs: Assistant, { base, edits }: Editing, chosen: readonly DraftField[]): Editing {
  const changes = changesOf(edits, base);
  return { base: theirs, edits: only(edits, (field) => field in changes && !chosen.includes(field)) };
}

export const isUnsaved = ({ base, edits }: Editing): boolean => Object.keys(changesOf(edits, base)).length > 0;

/** What a save sends. A text that was taken in from Vapi may be longer than may be typed: left out, it stays as it is. */
export const bodyOf = ({ base, edits }: Editing) => ({ ...sendable(base), ...changesOf(edits, base) });
