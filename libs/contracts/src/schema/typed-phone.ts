import * as z from 'zod/mini';
import { asSeen, oneLine } from './typed-text.ts';

/** What a number is typed with besides its digits: "+44 (0)7700 900-123" is +447700900123. */
const plain = (typed: string): string =>
  asSeen(typed)
    .replace(/^tel:/i, '')
    .replace(/(?<=\d)[\s.-]{0,3}\(0\)/, '')
    .replace(/[\s.()/-]/g, '')
    .replace(/^00/, '+');

/** Copied from contacts, a number has marks around it that nobody sees. */
export const visible = z.overwrite<string>(oneLine);

/** Makes of a typed number what is stored, before it is checked; what is none is left to the check. */
export const plainNumber = z.overwrite<string>((typed) => {
  const read = plain(typed);
  return /^\+?\d+$/.test(read) ? read : typed.trim();
});
