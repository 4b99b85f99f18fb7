import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { Line } from '../schema/typed-text.ts';

/** So many views one person keeps. */
export const mostSavedViews = 50;

/** What a list is filtered and sorted by, under a name of whoever keeps it. */
export const SavedView = z
  .object({
    id: z.uuid(),
    list: z.string().check(z.describe('Of which list: `calls`')),
    name: z.string(),
    search: z.string().check(z.describe("What the list's address ends with: `?status=failed&sort=-amountCents`")),
  })
  .register(z.globalRegistry, { id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

/** One's own views: nobody sees those of others. */
export const savedViewEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/saved-views',
    summary: "One's own saved views of all lists, by name",
    access: 'signed-in',
    answer: rows(SavedView, 'saved view'),
  },
  save: {
    method: 'POST',
    path: '/api/admin/saved-views',
    summary: 'Save a view; one of the same list and name is replaced',
    access: 'signed-in',
    audit: 'saved_views.save',
    body: z.object({
      list: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
      name: Line(60).check(z.minLength(1, 'Give the view a name.')),
      search: z.string().check(z.regex(/^\??[^\0#\s]{0,1000}$/)),
    }),
    answer: SavedView,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/saved-views/{id}',
    summary: "Remove one of one's own saved views",
    access: 'signed-in',
    audit: 'saved_views.remove',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ success: z.literal(true) }),
  },
});
