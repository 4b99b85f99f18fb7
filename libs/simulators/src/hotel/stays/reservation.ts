import { z } from 'zod';

export const STATUSES = ['not_confirmed', 'confirmed', 'canceled', 'checked_in', 'checked_out', 'no_show'] as const;
export type Status = (typeof STATUSES)[number];

const text = z.string().default('');

const guestSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['M', 'F', 'N/A']).default('N/A'),
  email: text,
  phone: text,
  cellPhone: text,
  country: text,
  address: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
  birthDate: text,
  documentType: text,
  documentNumber: text,
  documentIssueDate: text,
  documentIssuingCountry: text,
  documentExpirationDate: text,
  taxId: text,
  companyTaxId: text,
  companyName: text,
});
export type Guest = z.output<typeof guestSchema>;

/** A guest of whom only some things are known. */
export const newGuest = (guest: z.input<typeof guestSchema>): Guest => guestSchema.parse(guest);

/** A claim on a room for the nights from `from` to the day before `to`, which the hotel counted on since…until. */
export const holdSchema = z.object({
  roomId: z.string(),
  from: z.string(),
  to: z.string(),
  since: z.string(),
  until: z.string().optional(),
});
export type Hold = z.output<typeof holdSchema>;

// Even a room nobody has been assigned to has a claim on one: so the hotel can never be oversold.
const roomSchema = z.object({
  id: z.string(),
  recordId: z.string(),
  rateId: z.string(),
  adults: z.int(),
  children: z.int(),
  from: z.string(),
  to: z.string(),
  nights: z.array(z.object({ date: z.string(), cents: z.int() })),
  holds: z.array(holdSchema),
  assigned: z.boolean(),
  checkedInAt: z.string().optional(),
  checkedOutAt: z.string().optional(),
});
export type ReservationRoom = z.output<typeof roomSchema>;

const noteSchema = z.object({
  id: z.string(),
  userName: z.string(),
  createdAt: z.string(),
  modifiedAt: z.string(),
  text: z.string(),
});
export type Note = z.output<typeof noteSchema>;

const paymentSchema = z.object({
  id: z.string(),
  cents: z.int(),
  type: z.string(),
  description: z.string(),
  at: z.string(),
  voided: z.boolean(),
});

const adjustmentSchema = z.object({ id: z.string(), cents: z.int(), notes: z.string() });

/** Instants are ISO strings in UTC, dates the hotel's (YYYY-MM-DD), money cents. */
export const reservationSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  modifiedAt: z.string(),
  canceledAt: z.string().optional(),
  status: z.enum(STATUSES),
  guest: guestSchema,
  sourceId: z.string(),
  thirdPartyIdentifier: z.string(),
  estimatedArrivalTime: z.string().optional(),
  rooms: z.array(roomSchema),
  payments: z.array(paymentSchema),
  /** What was taken off the price of the rooms; less than nothing was put on it. */
  adjustments: z.array(adjustmentSchema).default([]),
  notes: z.array(noteSchema),
  guestNotes: z.array(noteSchema),
  customFields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What the guest will do of his own accord, in minutes of the day; guests of the API wait to be dealt with. */
  itinerary: z.object({ arrivesAt: z.int(), leavesAt: z.int(), cancelsAt: z.string().optional() }).optional(),
});
export type Reservation = z.output<typeof reservationSchema>;

export type RoomStatus = 'not_checked_in' | 'in_house' | 'checked_out' | 'cancelled';

/** What has become of one room of a reservation. */
export function roomStatus(reservation: Reservation, room: ReservationRoom): RoomStatus {
  if (room.checkedOutAt !== undefined) return 'checked_out';
  if (room.checkedInAt !== undefined) return 'in_house';
  return isOff(reservation) ? 'cancelled' : 'not_checked_in';
}

/** Whether nobody will come. */
export const isOff = ({ status }: Reservation): boolean => status === 'canceled' || status === 'no_show';

/** The room a reservation has, or had last. */
export const roomIdOf = (room: ReservationRoom): string | undefined => room.holds.at(-1)?.roomId;

/** From the first arrival to the last departure of a reservation's rooms. */
export function stayOf({ rooms }: Reservation): { from: string; to: string } {
  return {
    from: rooms.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
    to: rooms.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
  };
}

/** First and last name. */
export const guestName = ({ firstName, lastName }: Guest): string => `${firstName} ${lastName}`.trim();
