import * as z from 'zod/mini';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';

/** Until when a room is kept for a guest who has not paid. */
export const RoomHold = z
  .object({
    until: z.iso.datetime(),
    seconds: z.int().check(z.describe('What is left of it as this is answered: clocks of phones may be wrong')),
  })
  .register(z.globalRegistry, { id: 'RoomHold' });
export type RoomHold = z.infer<typeof RoomHold>;

/** How far the payment of a guest's session is. */
export const paymentProgress = {
  payment: openEnum(z.enum(['due', 'processing', 'paid'])).check(
    z.describe('Processing: the money is on its way from a bank'),
  ),
  paymentUrl: orNull(z.string()).check(z.describe('While it can be paid; the same address is texted')),
  amountDue: orNull(z.int()).check(z.describe('Cents that the page at that address asks for')),
  held: orNull(RoomHold).check(z.describe('Where a room is kept that is not paid, and no longer than it can be paid')),
  confirmation: orNull(z.string()).check(z.describe('Address of the page that says what became of the payment')),
};
export type PaymentProgress = z.infer<z.ZodMiniObject<typeof paymentProgress>>;
