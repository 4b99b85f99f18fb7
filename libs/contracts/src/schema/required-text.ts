import * as z from 'zod/mini';
import { maxCharacters } from './typed-text.ts';

/** A text of any lines that has to be there, as `required` says of one that is shorter than `least`; blanks around it are not kept. */
export const RequiredText = (required: string, most: number, least = 1) =>
  z.string().check(z.trim(), z.minLength(least, required), maxCharacters(most));
