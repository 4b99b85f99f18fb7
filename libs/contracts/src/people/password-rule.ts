import * as z from 'zod/mini';

/** How long a password of a person is; beyond that any characters will do. The list of passwords everybody tries is the server's. */
export const passwordLength = { min: 12, max: 128 } as const;

/** Told beside the field where a password is chosen. */
export const passwordHint = `At least ${passwordLength.min} characters, any you like. A phrase only you would think of works well.`;

/** Unicode characters once composed, so that a password is as long on every keyboard, and no longer for a letter that stands for many. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** A password as it is chosen, counted in characters as a person sees them. */
export const NewPassword = z.string().check(
  z.maxLength(4 * passwordLength.max, `At most ${passwordLength.max} characters.`),
  z.refine((text) => lengthOf(text) >= passwordLength.min, `At least ${passwordLength.min} characters.`),
  z.refine((text) => lengthOf(text) <= passwordLength.max, `At most ${passwordLength.max} characters.`),
);
