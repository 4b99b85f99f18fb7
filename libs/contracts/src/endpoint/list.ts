import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Query of every long list: newest first, 100 rows unless `limit` (at most 500) says otherwise; `cursor` comes from the Link header. */
export const ListQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** A long list, whose next page the Link header tells. */
export type ListEndpoint<Row> = Endpoint & { answer: z.ZodMiniType<Row[]> };
