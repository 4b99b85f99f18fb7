// Apart from dashboard.ts, which is in the first script of the dashboard.
import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

export const AttentionKind = z.enum([
  'precheckin_missing',
  'link_unpaid',
  'sync_failed',
  'confirmation_unsent',
  'correction_open',
]);
export type AttentionKind = z.infer<typeof AttentionKind>;

/** Beyond so many of a kind nobody counts on. */
export const mostAttention = 100;

/** Something that did not happen with some guests, and that the front desk should see to. */
export const AttentionItem = z
  .object({
    kind: openEnum(AttentionKind),
    count: z.int().check(z.describe('100 stands for that many or more')),
    to: orNull(z.string()).check(z.describe('The list of the console that has them all')),
    guests: rows(z.object({ name: orNull(z.string()), to: z.string() }), 'guest').check(
      z.describe('The three most urgent, each with its page in the console'),
    ),
  })
  .register(z.globalRegistry, { id: 'AttentionItem' });
export type AttentionItem = z.infer<typeof AttentionItem>;

/** How many calls of a period led to a link, and to a payment. */
export const Conversion = z
  .object({ calls: z.int(), links: z.int(), paid: z.int() })
  .register(z.globalRegistry, { id: 'Conversion' });
export type Conversion = z.infer<typeof Conversion>;

export const deskOverviewEndpoints = endpoints({
  attention: {
    method: 'GET',
    path: '/api/admin/dashboard/attention',
    summary: 'What did not happen and should have, of the current mode, as far as the reader may see it',
    access: 'dashboard:read',
    answer: rows(AttentionItem, 'item'),
  },
  conversion: {
    method: 'GET',
    path: '/api/admin/dashboard/conversion',
    summary: 'Calls of the last hotel days without chats, those of them that led to a link, and those that were paid',
    access: 'dashboard:read',
    query: z.object({ days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 30) }),
    answer: Conversion,
  },
});
