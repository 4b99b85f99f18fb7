declare const unlisted: unique symbol;
/** It has a name of its own, so that the types of schemas can be written down without the symbol. */
export type UnlistedMark = { readonly [unlisted]: true };

/**
 * A word that the list of a contract lacks, as a newer API says it; empty where there is none that can be read. The API itself, which
 * writes answers, knows no such word.
 */
export type Unlisted = typeof globalThis extends { writesAnswers: true } ? never : string & UnlistedMark;

/** What a table has for a value of an open list, and `otherwise` for one that it lacks. */
export const entryOr = <Key extends string, Entry>(
  table: Readonly<Record<Key, Entry>>,
  value: Key | Unlisted,
  otherwise: NoInfer<Entry>,
): Entry => (Object.hasOwn(table, value) ? table[value as Key] : otherwise);

/** A word of an open list that has no label: as it came. */
export const wordOr = (value: string, missing = 'Unknown'): string => value || missing;

/** What a value of an open list is called: its label, else its own word. */
export const labelOf = <Key extends string>(labels: Readonly<Record<Key, string>>, value: Key | Unlisted): string =>
  entryOr(labels, value, wordOr(value));

/** A word as it is sent back to the API that said it, which knows it. */
export const asSaid = <Known extends string>(value: Known | Unlisted): Known => value as Known;
