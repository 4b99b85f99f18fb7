import { foldText } from '@booking/hotel/fold-text';

const longestTurn = 2000;
/** A transcript may break a line after each word, and folding costs something each time. */
const mostSentences = 40;

/** The sentences of a turn, of which only the beginning is read when it goes on and on. */
export const sentencesOf = (turn: string): string[] =>
  turn
    .slice(0, longestTurn)
    .split(/(?<=[.?!])\s+|\n+/, mostSentences)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Words alone, folded, with one space between them. */
export const foldedWords = (sentence: string): string =>
  foldText(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
