// Apart from list.ts, which is in the first script of the dashboard.
import * as z from 'zod/mini';
import { asSeen } from '../schema/typed-text.ts';

/** What payments are searched for; each word has to be found. */
export const PaymentWords = z
  .optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(100)))
  .check(
    z.describe(
      'Words of the name or e-mail address, digits of the phone number, part of the reservation or Stripe session; one or two letters begin one of them',
    ),
  );
