import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';
import { PaymentPurpose } from '../payments/payment-purpose.ts';
import { rows } from '../endpoint/rows.ts';
import { visible } from '../schema/typed-phone.ts';
import { EmailAddress, PersonName } from '../schema/typed-text.ts';

const token = z.object({ token: z.string().check(z.maxLength(200)) });

/** Of whoever has one link. */
const linkLimit = { points: 60, seconds: 60 };
const Done = z.object({ success: z.literal(true), message: z.string() });
const Opened = z.object({ success: z.literal(true) });

const name = (what: string, most = 100) => PersonName(`${what} is required`, most, `${what} is too long`);
const noPhone = 'Phone number is required';

/** A room a guest may choose. Dollars with two decimals (S2 section 3). */
export const OfferedRoom = z
  .object({
    roomTypeID: z.string(),
    roomTypeName: z.string(),
    roomTypeDescription: orElse(z.string(), ''),
    roomTypePhotos: orElse(rows(z.object({ image: z.string(), thumb: z.string() }), 'photo'), []),
    picture: z.optional(z.string()).check(z.describe('The first photo, once the server keeps it in sizes of its own')),
    roomTypeFeatures: orElse(z.array(z.string()), []),
    maxGuests: z.int(),
    roomsAvailable: z.int(),
    ratePlanID: orElse(z.string(), ''),
    roomRateID: z.optional(z.string()).check(z.describe('The rate itself; it is asked for where the plan has no id')),
    rateType: orElse(z.string(), 'standard'),
    discountPercent: orElse(z.int(), 0).check(z.describe('Against the standard rate; 0 for none')),
    standardTotal: orElse(z.number(), 0),
    nightlyRate: z.number().check(z.describe('Average of the nights')),
    totalRate: z.number().check(z.describe('All nights and guests, before taxes and fees')),
    taxes: orElse(z.number(), 0).check(z.describe('Taxes and mandatory fees that come on top')),
    totalWithTaxes: orElse(z.number(), 0),
    optionalFees: orElse(z.array(z.object({ name: z.string(), amount: z.number() })), []).check(
      z.describe('For what a guest may use or not; in no total'),
    ),
  })
  .register(z.globalRegistry, { id: 'OfferedRoom' });
export type OfferedRoom = z.infer<typeof OfferedRoom>;

const Stay = {
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  adults: z.int(),
  children: z.int(),
};

/** The hotel as a guest reaches it. */
const HotelContact = z.object({ name: z.string(), phone: z.string() });

const Payment = {
  payment: openEnum(z.enum(['due', 'processing', 'paid'])).check(
    z.describe('Processing: the money is on its way from a bank'),
  ),
  paymentUrl: orNull(z.string()).check(z.describe('While it can be paid; the same address is texted')),
};
export type PaymentProgress = z.infer<z.ZodMiniObject<typeof Payment>>;

/** What the server renders of a session, and messengers fetch to show where a link leads: nothing of who its guest is. */
export const RoomSelectionWithoutGuest = z.object({
  ...Stay,
  status: openEnum(z.enum(['available', 'selected', 'contact_submitted', 'superseded'])).check(
    z.describe('Superseded: another link of the same call is used instead'),
  ),
  rooms: rows(OfferedRoom, 'room'),
  selectedRoom: orNull(OfferedRoom),
  ...Payment,
  hotel: HotelContact,
});
export type RoomSelectionWithoutGuest = z.infer<typeof RoomSelectionWithoutGuest>;

export const RoomSelectionSession = z
  .extend(RoomSelectionWithoutGuest, { guestPhone: z.string() })
  .register(z.globalRegistry, { id: 'RoomSelectionSession' });
export type RoomSelectionSession = z.infer<typeof RoomSelectionSession>;

export const BookingDetailsSession = z
  .object({
    ...Stay,
    status: openEnum(z.enum(['open', 'completed', 'superseded'])),
    roomTypeName: z.string(),
    totalAmount: z.int().check(z.describe('Cents, taxes and mandatory fees included')),
    hotelImage: orNull(z.string()),
    picture: z.optional(z.string()).check(z.describe('The same, once the server keeps it in sizes of its own')),
    ...Payment,
    hotel: HotelContact,
  })
  .register(z.globalRegistry, { id: 'BookingDetailsSession' });
export type BookingDetailsSession = z.infer<typeof BookingDetailsSession>;

/** What the guest types on the room page (S2 section 5). */
export const RoomContact = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: EmailAddress('Valid email is required'),
  phone: z.string(noPhone).check(visible, z.minLength(1, noPhone), z.maxLength(40, 'Phone number is too long')),
});
export type RoomContact = z.infer<typeof RoomContact>;

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

/** What every guest page says of the hotel; nothing of it is about a guest. */
export const Hotel = z
  .object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    website: z.string(),
    propertyImage: orNull(z.string()),
  })
  .register(z.globalRegistry, { id: 'Hotel' });
export type Hotel = z.infer<typeof Hotel>;

/** How far a checkout is, and what for; nobody's checkout has no purpose. */
export const CheckoutOutcome = z.object({
  status: openEnum(z.enum(['confirmed', 'confirming', 'processing', 'failed', 'expired', 'refunded', 'unknown'])).check(
    z.describe('Processing: the money is on its way from a bank, which takes days'),
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
  heldUntil: z.optional(z.iso.date()).check(z.describe('Hotel day until which a room is kept for money on its way')),
});
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

export const guestPageEndpoints = endpoints({
  hotels: {
    method: 'GET',
    path: '/api/hotels',
    summary: 'The hotel, as guests may know it',
    access: 'public',
    answer: z.object({ data: z.array(Hotel) }),
  },
  roomSelection: {
    method: 'GET',
    path: '/api/room-selection/{token}',
    summary: 'The rooms behind a texted link, priced now',
    access: 'public',
    params: token,
    answer: z.object({ session: RoomSelectionSession }),
  },
  selectRoom: {
    method: 'POST',
    path: '/api/room-selection/{token}/select',
    summary: 'Chooses a room: it is priced again and held',
    access: 'public',
    params: token,
    linkLimit,
    body: z.object({
      roomTypeId: z.string('Choose a room.').check(z.minLength(1, 'Choose a room.'), z.maxLength(60, 'Choose a room.')),
      ratePlanId: z.optional(z.string().check(z.maxLength(60))),
      roomName: z.optional(z.string().check(z.maxLength(200))),
      totalWithTaxes: z
        .optional(z.number())
        .check(z.describe('What the page showed; without it the price counts that was last read by this link')),
    }),
    answer: Done,
  },
  roomsOpened: {
    method: 'POST',
    path: '/api/room-selection/{token}/opened',
    summary: 'Says that somebody sees the page; whatever only fetches it, to show where a link leads, does not',
    access: 'public',
    params: token,
    linkLimit,
    answer: Opened,
  },
  submitContact: {
    method: 'POST',
    path: '/api/room-selection/{token}/contact',
    summary: 'Who books; a payment link is texted',
    access: 'public',
    params: token,
    linkLimit,
    body: RoomContact,
    answer: Done,
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
