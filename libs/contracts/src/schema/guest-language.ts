import * as z from 'zod/mini';
import { openEnum } from './open-enum.ts';

/** The languages that guests' pages, texts and signed texts exist in. */
export const GuestLanguage = z.enum(['en', 'es']);
export type GuestLanguage = z.infer<typeof GuestLanguage>;

/** Of a session: what its guest read last and, before they opened a page, what they spoke. */
export const KnownLanguage = z
  .optional(z.nullable(openEnum(GuestLanguage)))
  .check(z.describe('What the guest read last, else what they spoke on the phone; null where neither is known'));
