import * as z from 'zod/mini';

/** Beyond so many rows nobody counts on. */
export const mostCounted = 1000;

/** How many rows a list has that a filter leaves. */
export const RowCount = z
  .object({
    count: z.int(),
    isCapped: z.boolean().check(z.describe('There are more, or may be: the count stopped there')),
  })
  .register(z.globalRegistry, { id: 'RowCount' });
export type RowCount = z.infer<typeof RowCount>;
