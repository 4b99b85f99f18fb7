import { z } from 'zod';

/** The password that somebody proves with who they are, of an account that has one. */
export const CurrentPassword = z.string().min(1, 'Enter your current password.').max(1024);
