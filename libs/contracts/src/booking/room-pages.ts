import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orElse, orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { KnownLanguage } from '../schema/guest-language.ts';
import { visible } from '../schema/typed-phone.ts';
import { EmailAddress } from '../schema/typed-text.ts';
import { paymentProgress } from './payment-progress.ts';
import { Terms, unknownTerms } from './terms.ts';
import { token, linkLimit, Done, Opened, name, noPhone, Stay, termsText, HotelContact } from './page-parts.ts';

const RoomPhoto = z.object({
  image: z.string(),
  thumb: z.string(),
  picture: z.optional(z.string()).check(z.describe('The same, once the server keeps it in sizes of its own')),
});
export type RoomPhoto = z.infer<typeof RoomPhoto>;

const NamedAmount = z.object({ name: z.string(), amount: z.number() });

/** A room type at a rate, as a guest may choose it. Dollars with two decimals (S2 section 3). */
export const OfferedRoom = z
  .object({
    roomTypeID: z.string(),
    roomTypeName: z.string(),
    roomTypeDescription: orElse(z.string(), ''),
    roomTypePhotos: orElse(rows(RoomPhoto, 'photo'), []),
    picture: z.optional(z.string()).check(z.describe('The first photo, once the server keeps it in sizes of its own')),
    roomTypeFeatures: orElse(z.array(z.string()), []),
    maxGuests: z.int(),
    roomsAvailable: z.int(),
    ratePlanID: orElse(z.string(), ''),
    roomRateID: z.optional(z.string()).check(z.describe('The rate itself; it is asked for where the plan has no id')),
    rateType: orElse(z.string(), 'standard'),
    discountPercent: orElse(z.int(), 0).check(z.describe('Against the standard rate; 0 for none')),
    standardTotal: orElse(z.number(), 0),
    standardTotalWithTaxes: orElse(z.number(), 0).check(
      z.describe('The same with taxes and mandatory fees, as the total is; 0 where it is not known'),
    ),
    nightlyRate: z.number().check(z.describe('Average of the nights')),
    totalRate: z.number().check(z.describe('All nights and guests, before taxes and fees')),
    taxes: orElse(z.number(), 0).check(z.describe('Taxes and mandatory fees that come on top')),
    totalWithTaxes: orElse(z.number(), 0),
    taxesAndFees: orElse(z.array(NamedAmount), []).check(z.describe('What `taxes` is made of')),
    optionalFees: orElse(z.array(NamedAmount), []).check(z.describe('For what a guest may use or not; in no total')),
    inclusions: orElse(z.array(z.string()), []).check(
      z.describe('What the rate includes besides the room, by the names of the property system'),
    ),
    terms: orElse(Terms, unknownTerms),
  })
  .register(z.globalRegistry, { id: 'OfferedRoom' });
export type OfferedRoom = z.infer<typeof OfferedRoom>;

/** What the server renders of a session, and messengers fetch to show where a link leads: nothing of who its guest is. */
export const RoomSelectionWithoutGuest = z.object({
  ...Stay,
  status: openEnum(z.enum(['available', 'selected', 'contact_submitted', 'superseded'])).check(
    z.describe('Superseded: another link of the same call is used instead'),
  ),
  rooms: rows(OfferedRoom, 'room'),
  selectedRoom: orNull(OfferedRoom),
  termsText,
  ...paymentProgress,
  hotel: HotelContact,
  language: KnownLanguage,
});
export type RoomSelectionWithoutGuest = z.infer<typeof RoomSelectionWithoutGuest>;

export const RoomSelectionSession = z
  .extend(RoomSelectionWithoutGuest, {
    guestPhone: z.string(),
    contact: z
      .optional(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }))
      .check(z.describe('What the guest said of themselves before, while the form for it is to be filled in')),
  })
  .register(z.globalRegistry, { id: 'RoomSelectionSession' });
export type RoomSelectionSession = z.infer<typeof RoomSelectionSession>;

/** What the guest types on the room page (S2 section 5). */
export const RoomContact = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: EmailAddress('Valid email is required'),
  phone: z.string(noPhone).check(visible, z.minLength(1, noPhone), z.maxLength(40, 'Phone number is too long')),
});
export type RoomContact = z.infer<typeof RoomContact>;

const hexColor = z.string().check(z.regex(/^(?:#[\da-f]{6})?$/));

/** What every guest page says of the hotel; nothing of it is about a guest. */
export const Hotel = z
  .object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    website: z.string(),
    propertyImage: orNull(z.string()),
    checkInHour: orElse(z.string(), '16:00').check(z.describe('HH:MM by the hotel’s clock')),
    checkOutHour: orElse(z.string(), '11:00').check(z.describe('HH:MM by the hotel’s clock')),
    picture: z.optional(z.string()).check(z.describe('The same, once the server keeps it in sizes of its own')),
    logo: z.optional(z.string()).check(z.describe('The hash of its logo, which is a picture of one size')),
    colors: z
      .optional(z.object({ accent: hexColor, header: hexColor }))
      .check(z.describe('What the hotel chose for these pages; empty for the product’s own')),
  })
  .register(z.globalRegistry, { id: 'Hotel' });
export type Hotel = z.infer<typeof Hotel>;

/** What the page of rooms asks for, and every page: who the hotel is. */
export const roomPageEndpoints = endpoints({
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
      termsVersion: z
        .optional(z.string().check(z.maxLength(40)))
        .check(z.describe('Of the terms that the page showed; refused when others hold by now')),
      totalWithTaxes: z
        .optional(z.number())
        .check(z.describe('What the page showed; without it the price counts that was last read by this link')),
    }),
    answer: Done,
  },
  chooseAgain: {
    method: 'POST',
    path: '/api/room-selection/{token}/choose-again',
    summary: 'Goes back to the rooms; the one that was chosen stays held until its time is over or another is chosen',
    access: 'public',
    params: token,
    linkLimit,
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
});
