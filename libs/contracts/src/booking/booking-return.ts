import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { PaymentPurpose } from '../payments/payment-purpose.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';
import { RoomHold } from './payment-progress.ts';

const token = z.object({ token: z.string().check(z.maxLength(200)) });

/** Of whoever has one link. */
const linkLimit = { points: 30, seconds: 60 };

/** What a guest finds who turned back from paying. It says nothing of who the guest is. */
export const BookingReturn = z
  .object({
    status: openEnum(z.enum(['open', 'ended', 'processing', 'paid', 'over'])).check(
      z.describe('Open: it can be paid. Ended: it can be paid anew. Over: this page can do nothing more for it'),
    ),
    purpose: openEnum(PaymentPurpose),
    paymentUrl: orNull(z.string()).check(z.describe('While it can be paid')),
    amount: orNull(z.int()).check(z.describe('Cents')),
    held: orNull(RoomHold),
    roomTypeName: orNull(z.string()),
    stay: orNull(z.object({ startDate: z.iso.date(), endDate: z.iso.date(), adults: z.int(), children: z.int() })),
    mayChooseAgain: orElse(z.boolean(), false),
    confirmation: orNull(z.string()).check(z.describe('Address of the page that says what became of the payment')),
  })
  .register(z.globalRegistry, { id: 'BookingReturn' });
export type BookingReturn = z.infer<typeof BookingReturn>;

/** Pages of guests that are texted anew. */
export const RenewedPage = z.enum(['room-select', 'booking-details']);
export type RenewedPage = z.infer<typeof RenewedPage>;

const Url = z.object({ url: z.string() });

export const bookingReturnEndpoints = endpoints({
  view: {
    method: 'GET',
    path: '/api/booking-return/{token}',
    summary:
      'What a guest may do who turned back from paying; the token is part of the address that Stripe leads back to',
    access: 'public',
    params: token,
    answer: z.object({ session: BookingReturn }),
  },
  payAgain: {
    method: 'POST',
    path: '/api/booking-return/{token}/pay',
    summary: 'Where to go on paying: the page that is open, or a new one for the same room at the price of now',
    access: 'public',
    params: token,
    linkLimit,
    answer: Url,
  },
  chooseAgain: {
    method: 'POST',
    path: '/api/booking-return/{token}/rooms',
    summary: 'Ends the page to pay on, gives the room back, and leads to the rooms',
    access: 'public',
    params: token,
    linkLimit,
    answer: Url,
  },
  newLink: {
    method: 'POST',
    path: '/api/new-link',
    summary: 'Texts a new link to the phone that a link was texted to; answers the same where there never was one',
    access: 'public',
    body: z.object({
      page: RenewedPage,
      token: z.string('A link is needed.').check(z.minLength(1, 'A link is needed.'), z.maxLength(200)),
    }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    limit: { points: 6, seconds: 10 * 60 },
    mergesCopies: true,
  },
});
