import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { ReservationStatus } from './reservations.ts';

const StayedRoom = z.object({
  id: z.string().check(z.describe('Of the room within its reservation')),
  roomTypeId: z.string(),
  roomTypeName: z.string(),
  roomName: orNull(z.string()).check(z.describe('Null until a room is assigned')),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
});

/** A reservation that is neither canceled nor a no-show, as lists of the property system have it. */
export const HotelStay = z
  .object({
    reservationId: z.string(),
    guestName: z.string(),
    status: openEnum(ReservationStatus),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    adults: z.int(),
    children: z.int(),
    balanceCents: orNull(z.int()).check(z.describe('What is still to be paid; null where it is not told')),
    rooms: rows(StayedRoom, 'room').check(z.describe('Empty where they are not told')),
  })
  .register(z.globalRegistry, { id: 'HotelStay' });
export type HotelStay = z.infer<typeof HotelStay>;

/** Who stays at the hotel between two dates. */
export const HotelStays = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    today: z.iso.date().check(z.describe('The hotel’s date when it was read')),
    readAt: z.iso.datetime().check(z.describe('When the property system was asked: at most half a minute ago')),
    roomTypes: rows(z.object({ id: z.string(), name: z.string() }), 'room type').check(
      z.describe('All of the hotel, in its order'),
    ),
    stays: rows(HotelStay, 'stay').check(z.describe('The earliest arrival first')),
    unread: z.int().check(z.describe('Reservations that the property system named and that could not be read')),
    isWhole: z.boolean().check(z.describe('False where there are more than were read')),
  })
  .register(z.globalRegistry, { id: 'HotelStays' });
export type HotelStays = z.infer<typeof HotelStays>;

const longestDays = 62;
const date = z.iso.date('A date looks like 2026-12-24.');
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const stayEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/stays',
    summary: 'Stays of the current mode that touch these hotel dates, read from the property system',
    access: 'reservations:read',
    query: z
      .object({
        from: z.optional(date).check(z.describe('Today unless given')),
        to: z.optional(date).check(z.describe('Two weeks from `from` unless given')),
      })
      .check(
        z.refine(({ from, to }) => !to || (!!from && daysBetween(from, to) >= 0), {
          message: 'The last date cannot be before the first.',
          path: ['to'],
        }),
        z.refine(({ from, to }) => !from || !to || daysBetween(from, to) <= longestDays, {
          message: `Ask for ${longestDays} days at most.`,
          path: ['to'],
        }),
      ),
    answer: HotelStays,
  },
});
