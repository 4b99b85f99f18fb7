import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** A page that was texted, as staff may look at it: the same screens by the session's id, for the guest's own link is not kept. */
export const GuestPreview = z
  .object({
    id: z.uuid(),
    callId: orNull(z.string()),
    title: z.string(),
    address: z.string().check(z.describe('Opens for signed-in staff, to look at only')),
    sentAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'GuestPreview' });
export type GuestPreview = z.infer<typeof GuestPreview>;

export const guestPreviewEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/guest-pages',
    summary: 'Pages that guests of the current mode were texted, newest first',
    access: 'calls:read',
    query: z.pick(ListQuery, { limit: true }),
    answer: rows(GuestPreview, 'page'),
  },
});
