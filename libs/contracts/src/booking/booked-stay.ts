import * as z from 'zod/mini';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';

/** What a guest has booked and paid, as the page after the payment shows it. It says nothing of who the guest is. */
export const BookedStay = z
  .object({
    reservationId: orNull(z.string()).check(z.describe('Missing until the property system has it')),
    roomTypeName: z.string(),
    rateType: orElse(z.string(), 'standard'),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    adults: z.int(),
    children: z.int(),
    amountPaid: z.int().check(z.describe('Cents')),
    amountRefunded: orElse(z.int(), 0).check(z.describe('Cents that were given back of it')),
    text: openEnum(z.enum(['waiting', 'sent', 'delivered', 'opted_out', 'failed'])).check(
      z.describe('What became of the text that confirms it; opted out: the guest gets no texts'),
    ),
    isEmailed: orElse(z.boolean(), false).check(
      z.describe('Whether the property system was given an address to write its confirmation to'),
    ),
    mayBeTexted: orElse(z.boolean(), false).check(z.describe('Whether later texts reach the guest')),
    precheckin: orNull(
      z.object({
        opensOn: z.iso.date(),
        isOpen: orElse(z.boolean(), false).check(z.describe('Whether that day has come, by the hotel’s calendar')),
        url: orNull(z.string()).check(z.describe('While a guest who has just paid may go on with it')),
      }),
    ).check(z.describe('Until the stay is over')),
  })
  .register(z.globalRegistry, { id: 'BookedStay' });
export type BookedStay = z.infer<typeof BookedStay>;
