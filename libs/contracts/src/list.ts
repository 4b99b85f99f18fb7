import { z } from 'zod';

/** Query of every long list: newest first, 100 rows unless `limit` (at most 500) says otherwise; `cursor` comes from the Link header. */
export const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().max(200).optional(),
});
