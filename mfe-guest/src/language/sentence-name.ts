const mostWords = 8;

/** What a sentence is called in the catalogs: its first words, as in `firstNameIsRequired`. */
export const sentenceName = (sentence: string): string =>
  (sentence.match(/[A-Za-z0-9]+/g) ?? [])
    .slice(0, mostWords)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
