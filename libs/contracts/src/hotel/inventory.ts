import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** S1 section 5. */
export const partyLimits = { adults: { min: 1, max: 10 }, children: { min: 0, max: 10 } } as const;
const longestDays = 365;

const date = z.iso.date('A date looks like 2026-12-24.');
const dates = {
  startDate: z.optional(date).check(z.describe('Check-in; from tomorrow on when no dates are given')),
  endDate: z.optional(date).check(z.describe('Check-out; eight days from today when no dates are given')),
};
const guests = (who: string, { min, max }: { min: number; max: number }) => {
  const problem = `${who} are from ${min} to ${max}.`;
  return z.coerce.number(problem).check(z.int(problem), z.minimum(min, problem), z.maximum(max, problem));
};
const kept = z
  ._default(z.enum(['true', 'false']), 'false')
  .check(z.describe('The newest answer that is kept, however old, instead of asking Cloudbeds; 404 when none is'));

type Dates = { startDate?: string | undefined; endDate?: string | undefined };
const days = ({ startDate, endDate }: Dates): number =>
  startDate && endDate ? (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 : 0;
const inOrder = <Query extends z.ZodMiniType<Dates>>(query: Query): Query =>
  query.check(
    z.refine(({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined), {
      message: 'Give both check-in and check-out, or neither.',
      path: ['endDate'],
    }),
    z.refine((stay) => days(stay) >= 0, {
      message: 'The check-out date cannot be before the check-in date.',
      path: ['endDate'],
    }),
    z.refine((stay) => days(stay) <= longestDays, {
      message: `Search for ${longestDays} days at most.`,
      path: ['endDate'],
    }),
  );

const party = {
  adults: z._default(guests('Adults', partyLimits.adults), 1),
  children: z._default(guests('Children', partyLimits.children), 0),
};
/** What rooms are searched by. Arriving and leaving on one day is one night. */
const StayQuery = inOrder(z.object({ ...dates, ...party }));
const KnownStayQuery = inOrder(z.object({ ...dates, ...party, kept }));

const dollars = z.number().check(z.describe('Dollars'));
const cents = z.int();
const extraCharge = z
  .record(z.string(), z.number())
  .check(z.describe('What so many guests add to a night on average, dollars'));

/** A tax or fee of a stay. */
const PriceLine = z.object({
  name: z.string(),
  kind: openEnum(z.enum(['fee', 'tax'])),
  cents,
  isIncluded: z.boolean().check(z.describe('Part of the rate already, so not added')),
  isMandatory: z.boolean(),
});

/** A free room type at a rate (S1 section 3). Rates in dollars, what they come to with taxes and fees in cents. */
export const AvailableRoomType = z
  .object({
    roomTypeID: z.string(),
    roomTypeName: z.string(),
    roomTypeDescription: z.string().check(z.describe('Words only')),
    roomsAvailable: z.int().check(z.describe('Less those kept for guests who are about to pay')),
    maxGuests: z.int(),
    roomTypePhotos: rows(z.object({ image: z.string(), thumb: z.string() }), 'photo'),
    roomTypeFeatures: z.array(z.string()),
    ratePlanNamePublic: z.string(),
    ratePlanNamePrivate: z.string(),
    roomRateID: z.string(),
    nightlyRate: dollars.check(z.describe('Dollars, the average of the nights, without extra guests')),
    roomRate: dollars.check(z.describe('Dollars for the stay, without extra guests')),
    totalRate: dollars.check(z.describe('Dollars for the stay, with extra guests')),
    adultsIncluded: z.int(),
    childrenIncluded: z.int(),
    adultsExtraCharge: extraCharge,
    childrenExtraCharge: extraCharge,
    nights: z.array(z.object({ date: z.iso.date(), rate: dollars })),
    price: z.object({
      subtotalCents: cents.check(z.describe('Nights and extra guests')),
      extraGuestsCents: cents,
      lines: z.array(PriceLine),
      totalCents: cents.check(z.describe('With the mandatory lines that are not included')),
      optionalCents: cents.check(z.describe('What the optional lines would add')),
    }),
  })
  .register(z.globalRegistry, { id: 'AvailableRoomType' });
export type AvailableRoomType = z.infer<typeof AvailableRoomType>;

const RateNight = z.object({
  date: z.iso.date(),
  rate: dollars.check(z.describe('Dollars, without extra guests')),
  totalRate: dollars.check(z.describe('Dollars, with extra guests')),
  roomsAvailable: z.int(),
  minimumStay: z.int(),
  maximumStay: z.int().check(z.describe('0 for none')),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  blocked: z.boolean(),
});
export type RateNight = z.infer<typeof RateNight>;

/** A rate plan of a room type, also where it cannot be had: then the figures for the stay are 0. */
export const RatePlan = z
  .object({
    rateID: z.string(),
    roomTypeID: z.string(),
    roomTypeName: z.string(),
    ratePlanID: orNull(z.string()).check(z.describe('None for the base rate')),
    ratePlanNamePublic: orNull(z.string()),
    ratePlanNamePrivate: orNull(z.string()),
    isDerived: z.boolean(),
    roomRate: dollars.check(z.describe('Dollars for the stay, without extra guests')),
    totalRate: dollars.check(z.describe('Dollars for the stay, with extra guests')),
    roomsAvailable: z.int(),
    nights: rows(RateNight, 'night'),
  })
  .register(z.globalRegistry, { id: 'RatePlan' });
export type RatePlan = z.infer<typeof RatePlan>;

/** A tax or fee of the hotel (S1 section 3). */
export const FeeOrTax = z
  .object({
    name: z.string(),
    description: z.string(),
    type: openEnum(z.enum(['fee', 'tax'])),
    amount: z.number().check(z.describe('Dollars, or percent')),
    percentage: z.boolean().check(z.describe('Whether the amount is percent')),
    frequency: openEnum(z.enum(['Per Night', 'Per Stay'])),
    mandatory: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'FeeOrTax' });
export type FeeOrTax = z.infer<typeof FeeOrTax>;

/** Why a room type cannot be had for a stay. */
export const NotFreeReason = z.discriminatedUnion('why', [
  z.object({ why: z.enum(['too_many_guests', 'minimum_stay', 'maximum_stay']), limit: z.int() }),
  z.object({ why: z.enum(['sold_out', 'closed']), nights: z.array(z.iso.date()) }),
  z.object({ why: z.enum(['closed_to_arrival', 'closed_to_departure', 'held', 'not_throughout']) }),
]);
export type NotFreeReason = z.infer<typeof NotFreeReason>;

export const UnavailableRoomType = z
  .object({ roomTypeID: z.string(), roomTypeName: z.string(), reasons: rows(NotFreeReason, 'reason') })
  .register(z.globalRegistry, { id: 'UnavailableRoomType' });
export type UnavailableRoomType = z.infer<typeof UnavailableRoomType>;

const age = 'The header Age tells how many seconds old it is.';

export const inventoryEndpoints = endpoints({
  roomTypes: {
    method: 'GET',
    path: '/api/admin/available-room-types',
    summary: `Free room types at every rate, cheapest first; Cloudbeds is asked once in 2 minutes. ${age}`,
    access: 'inventory:read',
    query: KnownStayQuery,
    answer: rows(AvailableRoomType, 'room type'),
  },
  unavailable: {
    method: 'GET',
    path: '/api/admin/unavailable-room-types',
    summary: 'The room types that are not free for a stay, and why',
    access: 'inventory:read',
    query: StayQuery,
    answer: rows(UnavailableRoomType, 'room type'),
  },
  ratePlans: {
    method: 'GET',
    path: '/api/admin/rate-plans',
    summary: `Every rate plan with its nights, free or not; Cloudbeds is asked once in 2 minutes. ${age}`,
    access: 'inventory:read',
    query: KnownStayQuery,
    answer: rows(RatePlan, 'rate plan'),
  },
  feesAndTaxes: {
    method: 'GET',
    path: '/api/admin/fees-and-taxes',
    summary: `Taxes and fees on rooms; Cloudbeds has one list for all dates and is asked once in 5 minutes. ${age}`,
    access: 'inventory:read',
    query: inOrder(z.object({ ...dates, kept })),
    answer: rows(FeeOrTax, 'tax or fee', 'taxes or fees'),
  },
  quote: {
    method: 'GET',
    path: '/api/admin/availability-quote',
    summary: 'What the booking assistant would tell a caller who asks for rooms; nothing is kept or sent',
    access: 'inventory:read',
    query: StayQuery,
    answer: z.object({ sentence: z.string() }),
  },
});
