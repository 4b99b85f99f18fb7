import * as z from 'zod/mini';

/** The password that somebody proves with who they are, of an account that has one. */
export const CurrentPassword = z.string().check(z.minLength(1, 'Enter your current password.'), z.maxLength(1024));
