/** Whether a text has every one of some words, in upper or lower case. */
export function hasWords(words: string, text: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
