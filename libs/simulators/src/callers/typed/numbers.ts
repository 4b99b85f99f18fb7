const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The source of a pattern for a small number as people write it, its one group being the number. */
export const NUMBER = `(\\d{1,2}|${WORDS.join('|')}|an?)`;

/** What a text matched by {@link NUMBER} stands for. */
export function numberOf(text: string): number {
  if (/^an?$/.test(text)) return 1;
  return WORDS.indexOf(text) === -1 ? Number(text) : WORDS.indexOf(text) + 1;
}
