/** Somebody saved while somebody else was editing. */
export type Conflict<Whole, Field = keyof Whole> = {
  theirs: Whole;
  /** Changed by both, and not to the same. */
  both: Field[];
  /** Changed by the other alone; these are taken over. */
  onlyTheirs: Field[];
};

/** Who changed which of the fields since the editing began. */
export function conflictOf<Whole, Field extends keyof Whole>(
  fields: readonly Field[],
  base: Whole,
  changes: Partial<Pick<Whole, Field>>,
  theirs: Whole,
): Conflict<Whole, Field> {
  const changedByThem = fields.filter((field) => theirs[field] !== base[field]);
  return {
    theirs,
    both: changedByThem.filter((field) => field in changes && changes[field] !== theirs[field]),
    onlyTheirs: changedByThem.filter((field) => !(field in changes)),
  };
}
