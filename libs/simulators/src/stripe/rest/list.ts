import { z } from 'zod';
import { integer, text } from '../rules/parameters.ts';
import { invalidRequest } from '../stripe-error.ts';

const DEFAULT_LIMIT = 10;
const TOO_MANY = 'This value must be less than or equal to 100.';

/** The parameters every list takes. */
export const pageParameters = {
  limit: integer
    .pipe(z.number().min(1, { error: 'This value must be greater than or equal to 1.' }).max(100, { error: TOO_MANY }))
    .optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** A filter on when things were made: an instant, or bounds. */
export const created = z
  .union([
    integer,
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ])
  .optional();

type Paging = { limit?: number; starting_after?: string; ending_before?: string };

/** Whether something made at `at` (unix seconds) passes the filter. */
export function isWithin(at: number, filter: z.output<typeof created>): boolean {
  if (filter === undefined) return true;
  if (typeof filter === 'number') return at === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return at > gt && at >= gte && at < lt && at <= lte;
}

/** One page of things in their order. Throws a 400 StripeError for a cursor that is none of them. */
export function pageOf<T extends { id: string }>(things: readonly T[], paging: Paging, url: string) {
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = paging;
  if (before !== undefined) {
    const end = indexOf(things, before, 'ending_before');
    return { object: 'list', data: things.slice(Math.max(0, end - limit), end), has_more: end > limit, url };
  }
  const start = after === undefined ? 0 : indexOf(things, after, 'starting_after') + 1;
  return { object: 'list', data: things.slice(start, start + limit), has_more: things.length > start + limit, url };
}

function indexOf(things: readonly { id: string }[], id: string, param: string): number {
  const index = things.findIndex((thing) => thing.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  return index;
}
