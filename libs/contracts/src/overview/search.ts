import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { asSeen } from '../schema/typed-text.ts';

/** Something that was found. Whoever shows it need not know what it is. */
export const SearchHit = z
  .object({
    kind: z.string().check(z.describe('What it is one of, as a heading: `Guests`')),
    title: z.string(),
    detail: z.string().check(z.describe('What tells it from others of the same title; may be empty')),
    link: z.string().check(z.describe('Console path')),
  })
  .register(z.globalRegistry, { id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;

/** What can be looked for; each word has to be found. */
export const SearchWords = z
  .string()
  .check(
    z.overwrite(asSeen),
    z.minLength(2, 'Type two characters or more.'),
    z.maxLength(100, 'Type 100 characters at most.'),
    z.describe('Words of a name or e-mail address, digits of a phone number, a reservation, a call or a Stripe id'),
  );

export const searchEndpoints = endpoints({
  find: {
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'Guests, calls, reservations and payments of the current mode, the newest five of each that whoever asks may read',
    access: 'signed-in',
    query: z.object({ q: SearchWords }),
    answer: rows(SearchHit, 'result'),
  },
});
