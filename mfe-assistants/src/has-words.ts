import { foldText } from '@booking/hotel/fold-text';

/** Whether a text has every one of some words, compared as the search of the API compares them. */
export function hasWords(words: string, text: string): boolean {
  const folded = foldText(text);
  return foldText(words)
    .split(' ')
    .every((word) => folded.includes(word));
}
