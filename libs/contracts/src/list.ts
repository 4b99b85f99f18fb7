import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Query of every long list: newest first, 100 rows unless `limit` (at most 500) says otherwise; `cursor` comes from the Link header. */
export const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().max(200).optional(),
});

/** What payments are searched for; each word has to be found. */
export const PaymentWords = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .optional()
  .describe(
    'Words of the name or e-mail address, digits of the phone number, part of the reservation or Stripe session; one or two letters begin one of them',
  );

/** A long list, whose next page the Link header tells. */
export type ListEndpoint<Row> = Endpoint & { answer: z.ZodType<Row[]> };
