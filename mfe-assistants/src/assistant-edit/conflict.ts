import type { Assistant } from '@booking/contracts/assistants';
import { draftFields, type DraftField, type Edits } from './draft.ts';

/** Somebody saved while somebody else was editing. */
export type Conflict = {
  theirs: Assistant;
  /** Changed by both, and not to the same. */
  both: DraftField[];
  /** Changed by the other alone; these are taken over. */
  onlyTheirs: DraftField[];
};

/** Who changed what since the editing began. */
export function conflictOf(base: Assistant, changes: Edits, theirs: Assistant): Conflict {
  const changedByThem = draftFields.filter((field) => theirs[field] !== base[field]);
  return {
    theirs,
    both: changedByThem.filter((field) => field in changes && changes[field] !== theirs[field]),
    onlyTheirs: changedByThem.filter((field) => !(field in changes)),
  };
}

/** The edits that are left once the other's version was chosen for some fields. */
export const withTheirs = (edits: Edits, chosen: readonly DraftField[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !chosen.includes(field as DraftField)));
