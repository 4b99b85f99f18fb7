/** Digits of a number without its country. */
const national = 10;

/**
 * The last digits of a whole telephone number, which are the same however its country was written; undefined when the word is none.
 * @param word as it is looked for, a number by its digits alone
 */
export const lastPhoneDigits = (word: string): string | undefined =>
  /^\d+$/.test(word) && word.length >= national ? word.slice(-national) : undefined;
