import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { asSeen } from './typed-text.ts';

/** Query of every long list: newest first, 100 rows unless `limit` (at most 500) says otherwise; `cursor` comes from the Link header. */
export const ListQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** What payments are searched for; each word has to be found. */
export const PaymentWords = z
  .optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(100)))
  .check(
    z.describe(
      'Words of the name or e-mail address, digits of the phone number, part of the reservation or Stripe session; one or two letters begin one of them',
    ),
  );

/** A long list, whose next page the Link header tells. */
export type ListEndpoint<Row> = Endpoint & { answer: z.ZodMiniType<Row[]> };
