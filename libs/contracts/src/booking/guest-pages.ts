import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';
import { PaymentPurpose } from '../payments/payment-purpose.ts';
import { KnownLanguage } from '../schema/guest-language.ts';
import { visible } from '../schema/typed-phone.ts';
import { EmailAddress } from '../schema/typed-text.ts';
import { BookedStay } from './booked-stay.ts';
import { paymentProgress } from './payment-progress.ts';
import { Terms, TermsText, unknownTerms } from './terms.ts';
import { token, linkLimit, Done, Opened, name, Stay, termsText, HotelContact } from './page-parts.ts';
import { roomPageEndpoints } from './room-pages.ts';

export {
  Hotel,
  OfferedRoom,
  RoomContact,
  RoomSelectionSession,
  RoomSelectionWithoutGuest,
  type RoomPhoto,
} from './room-pages.ts';

export const BookingDetailsSession = z
  .object({
    ...Stay,
    status: openEnum(z.enum(['open', 'completed', 'superseded'])),
    roomTypeName: z.string(),
    totalAmount: z.int().check(z.describe('Cents, taxes and mandatory fees included')),
    terms: orElse(Terms, unknownTerms),
    termsText,
    hotelImage: orNull(z.string()),
    picture: z.optional(z.string()).check(z.describe('The same, once the server keeps it in sizes of its own')),
    ...paymentProgress,
    hotel: HotelContact,
    language: KnownLanguage,
  })
  .register(z.globalRegistry, { id: 'BookingDetailsSession' });
export type BookingDetailsSession = z.infer<typeof BookingDetailsSession>;

/** What the guest types on the booking details page (S2 section 5). */
export const BookingDetails = z.object({
  firstName: name('First name', 50),
  lastName: name('Last name', 50),
  email: EmailAddress('Please enter a valid email address'),
});
export type BookingDetails = z.infer<typeof BookingDetails>;

const tenDigits = 'Phone number must be at least 10 digits';
const day = (what: string) => z.iso.date(`Please enter a valid ${what} date`);

/** What a guest saves before phoning (S2 section 5). */
export const Intake = z
  .object({
    checkInDate: day('check-in'),
    checkOutDate: day('check-out'),
    phone: z.string(tenDigits).check(visible, z.minLength(10, tenDigits), z.maxLength(40, 'Phone number is too long')),
    email: EmailAddress('Please enter a valid email address'),
  })
  .check(
    z.refine(({ checkInDate, checkOutDate }) => checkInDate < checkOutDate, {
      message: 'Check-out date must be after check-in date',
      path: ['checkOutDate'],
    }),
  );
export type Intake = z.infer<typeof Intake>;

/** What is kept of guests and for how long, from the settings, for the page that tells them. Days. */
export const PrivacyNotice = z
  .object({
    email: z.string().check(z.describe('Where a guest can write; empty where none is known')),
    keepsRecordings: z.boolean(),
    recordingDays: z.int(),
    transcriptDays: z.int(),
    imageDays: z.int().check(z.describe('After departure, of photo IDs and signatures; 0 for at departure')),
    unpaidContactDays: z.int().check(z.describe('Of guests who never paid')),
  })
  .register(z.globalRegistry, { id: 'PrivacyNotice' });
export type PrivacyNotice = z.infer<typeof PrivacyNotice>;

/** How far a checkout is, and what for; nobody's checkout has no purpose. */
export const CheckoutOutcome = z.object({
  status: openEnum(
    z.enum(['confirmed', 'confirming', 'received', 'processing', 'failed', 'expired', 'refunded', 'unknown']),
  ).check(
    z.describe(
      'Processing: the money is on its way from a bank, which takes days. Received: it is paid, and the hotel sees to the reservation',
    ),
  ),
  purpose: z.optional(openEnum(PaymentPurpose)),
  stay: z
    .optional(
      z.object({
        startDate: z.iso.date(),
        endDate: z.iso.date(),
        calendar: z.string().check(z.describe('Address of the stay as a file for calendars')),
      }),
    )
    .check(z.describe('Of a booking that is confirmed')),
  terms: z.optional(Terms).check(z.describe('What was agreed to by paying, of a booking that is confirmed')),
  termsText: z.optional(TermsText),
  booking: z.optional(BookedStay).check(z.describe('Of a booking that is paid, until the guest has left')),
  heldUntil: z.optional(z.iso.date()).check(z.describe('Hotel day until which a room is kept for money on its way')),
  language: KnownLanguage,
});
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

/** All that guests’ pages of a booking ask for. */
export const guestPageEndpoints = endpoints({
  ...roomPageEndpoints,
  privacyNotice: {
    method: 'GET',
    path: '/api/privacy-notice',
    summary: 'What is kept of guests and for how long',
    access: 'public',
    answer: PrivacyNotice,
  },
  bookingDetails: {
    method: 'GET',
    path: '/api/booking-details/{token}',
    summary: 'The booking behind a texted link',
    access: 'public',
    params: token,
    answer: z.object({ session: BookingDetailsSession }),
  },
  submitDetails: {
    method: 'POST',
    path: '/api/booking-details/{token}/submit',
    summary: 'Who books; a payment link is texted',
    access: 'public',
    params: token,
    linkLimit,
    body: BookingDetails,
    answer: Done,
  },
  detailsOpened: {
    method: 'POST',
    path: '/api/booking-details/{token}/opened',
    summary: 'Says that somebody sees the page; whatever only fetches it, to show where a link leads, does not',
    access: 'public',
    params: token,
    linkLimit,
    answer: Opened,
  },
  intake: {
    method: 'POST',
    path: '/api/intake',
    summary: 'Keeps dates and contact for the call that follows',
    access: 'public',
    body: Intake,
    answer: Done,
    limit: { points: 20, seconds: 60 * 60 },
  },
  outcome: {
    method: 'GET',
    path: '/api/booking-outcome',
    summary: 'How far a checkout is, for the page the guest comes back to',
    access: 'public',
    query: z.object({ checkout: z.optional(z.string().check(z.maxLength(200))) }),
    answer: CheckoutOutcome,
    timed: true,
  },
  calendar: {
    method: 'GET',
    path: '/api/booking-calendar',
    summary: 'A stay that is paid, for the calendar of who paid',
    access: 'public',
    query: z.object({ checkout: z.string().check(z.maxLength(200)) }),
    answer: z.string(),
    file: true,
  },
});
