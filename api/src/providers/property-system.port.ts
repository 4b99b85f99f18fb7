import type { Mode } from '@booking/contracts/mode';
import type { Levy } from '@booking/hotel/pricing';
import type { CachedAnswer } from '../platform/outbound/provider-cache.service.ts';
import { OutsideService } from './outside-service.port.ts';
import type { RatePlan, RoomType } from './rate-plan.schema.ts';

/** Nights from `startDate` up to `endDate`, hotel dates. */
export type Stay = { startDate: string; endDate: string; adults: number; children: number };

/** The hotel as its property system describes it. Times `HH:MM` in hotel time. */
export type PropertyProfile = {
  name: string;
  description: string;
  phone: string;
  email: string;
  address: string;
  terms: string;
  /** HH:MM; empty where it says none. */
  checkInHour: string;
  checkOutHour: string;
  amenities: string[];
  image: string | null;
};

/** What the property system says of itself in its own words, for the testing screen. */
export type RawAnswer = Record<string, unknown>;

/** A room type at a rate plan for a stay. Cents; what the nights cost is for the party of the stay's base occupancy. */
export type RoomOffer = {
  roomTypeId: string;
  roomTypeName: string;
  /** Words only. */
  description: string;
  photos: { image: string; thumb: string }[];
  features: string[];
  maxGuests: number;
  roomsAvailable: number;
  rateId: string;
  /** `standard` for the base rate, else the plan's public name. */
  rateType: string;
  /** As the property system has them; the base rate's may be empty. */
  ratePlanName: { public: string; private: string };
  adultsIncluded: number;
  childrenIncluded: number;
  /** By number of guests: what so many pay above those included, all of them together for the whole stay. */
  adultsExtraCents: Record<string, number>;
  childrenExtraCents: Record<string, number>;
  nights: { date: string; cents: number }[];
  /** For the guests above those included, for the whole stay. */
  extraGuestsCents: number;
  /** What the base rate costs for the same nights and guests. */
  standardCents: number;
};

/** The names of what comes with a rate, by the id of the rate; rates of the room alone are not in it. */
export type Inclusions = Readonly<Record<string, string[]>>;

/** A booking to make. `reference` is ours: it finds the reservation again when the answer got lost. */
export type NewReservation = Stay & {
  reference: string;
  roomTypeId: string;
  rateId: string;
  guest: { firstName: string; lastName: string; email: string; phone: string; country: string; zip: string };
};

export type BookedReservation = { reservationId: string; status: string; grandTotalCents: number | null };

export const reservationStatuses = [
  'not_confirmed',
  'confirmed',
  'checked_in',
  'checked_out',
  'canceled',
  'no_show',
] as const;
/** `other`: a status of the property system that is not known here. */
export type ReservationStatus = (typeof reservationStatuses)[number] | 'other';

/** A room of a reservation. `nights` are as they were sold, in cents with everything the party pays for the room. */
export type ReservedRoom = Stay & {
  id: string;
  roomTypeId: string;
  roomTypeName: string;
  nights: { date: string; cents: number }[];
};

/** `adults`, `children` and dates are those of all its rooms together; type and name of the room are the first one's. */
export type Reservation = {
  id: string;
  status: ReservationStatus;
  guestId: string;
  guestName: string;
  email: string;
  /** As the property system has it; not always E.164. */
  phone: string;
  /** A second one; empty without. */
  otherPhone: string;
  startDate: string;
  endDate: string;
  adults: number;
  children: number;
  roomTypeId: string;
  roomTypeName: string;
  /** Null until a room is assigned. */
  roomName: string | null;
  rooms: ReservedRoom[];
  totalCents: number;
  paidCents: number;
  balanceCents: number;
  /** Where it came from, in the property system's words; empty where it does not say. */
  source: string;
};

/** By whom a reservation can be known; numbers as the property system has them. */
export type ListedReservation = Pick<Reservation, 'id' | 'guestName'> & { phones: string[] };

/** A reservation as lists have it, with its rooms; those that are not told are none. */
export type ListedStay = Pick<
  Reservation,
  'id' | 'status' | 'guestName' | 'startDate' | 'endDate' | 'adults' | 'children'
> & {
  /** Null where it is not told. */
  balanceCents: number | null;
  rooms: (Pick<ReservedRoom, 'id' | 'roomTypeId' | 'roomTypeName' | 'startDate' | 'endDate'> & {
    /** Null until a room is assigned. */
    roomName: string | null;
  })[];
};

/** `unread`: how many could not be read. `isWhole`: no page was left out because there are too many. */
export type StayList = { stays: ListedStay[]; unread: number; isWhole: boolean };

/** Which reservations are wanted; what is left out does not matter. Dates are hotel dates. */
export type ReservationQuery = {
  firstName?: string;
  lastName?: string;
  status?: Exclude<ReservationStatus, 'other'>;
  arrivesFrom?: string;
  arrivesTo?: string;
  leavesFrom?: string;
  leavesTo?: string;
};

/** What was paid for a reservation, whether we or staff noted it, and the reference that it was booked under; empty without one. */
export type PaidReservation = Pick<Reservation, 'id' | 'status' | 'paidCents'> & { reference: string; bookedAt: Date };

/** A change of a stay; what is left out stays. */
export type StayChange = Partial<Stay>;

/** Cents a reservation was to cost up to `endDate`; one that ends on another day was priced anew since. */
export type AgreedTotal = { cents: number; endDate: string };

export type RoomState = {
  roomId: string;
  name: string;
  roomTypeName: string;
  /** `other`: what is not known here. */
  condition: 'clean' | 'dirty' | 'other';
  isOccupied: boolean;
  /** The block that keeps it from being sold. */
  blockId: string | null;
};

/** A person with an account there; it knows no phone number of theirs. Ids are those of one property. */
export type StaffMember = {
  id: string;
  firstName: string;
  lastName: string;
  /** Empty when there is none. */
  email: string;
  /** In the words of the person who set the account up. */
  title: string;
  isActive: boolean;
};

/** `isWhole`: no person was left out because of an unreadable row. */
export type StaffList = { people: StaffMember[]; isWhole: boolean };

export type Note = { id: string; text: string; author: string; at: string };

/** The service that knows rooms, rates and reservations. Money in cents, dates as the hotel's. What it throws is a ProviderError. */
export abstract class PropertySystem extends OutsideService {
  /** At most five minutes old. */
  abstract getProfile(mode: Mode): Promise<PropertyProfile>;
  /** The file of a photo, from an address that it gave. */
  abstract getPicture(mode: Mode, address: string): Promise<Buffer>;
  abstract getRawRoomTypes(mode: Mode): Promise<RawAnswer>;
  abstract getRawRatePlans(mode: Mode, stay: Stay): Promise<RawAnswer>;
  abstract getRawAvailability(mode: Mode, stay: Stay): Promise<RawAnswer>;

  /** Every room type at every rate plan that is free for the stay, asked anew. */
  abstract listOffers(mode: Mode, stay: Stay): Promise<RoomOffer[]>;
  /** Every room type, free or not, asked anew. */
  abstract listRoomTypes(mode: Mode): Promise<RoomType[]>;
  /** Every rate plan of every room type with its nights, also where it cannot be had, asked anew. */
  abstract listRatePlans(mode: Mode, stay: Stay): Promise<RatePlan[]>;
  /** What rates include besides the room, the same for every stay, at most five minutes old. */
  abstract listInclusions(mode: Mode, stay: Stay): Promise<Inclusions>;
  /** The newest that was ever told. */
  abstract findLastInclusions(mode: Mode): Promise<Inclusions | undefined>;
  /** Taxes and fees on rooms, at most five minutes old. */
  abstract listLevies(mode: Mode): Promise<Levy[]>;
  /** The same, and when they were asked for. */
  abstract listCachedLevies(mode: Mode): Promise<CachedAnswer<Levy[]>>;
  /** The newest taxes and fees that were ever told. */
  abstract findLastLevies(mode: Mode): Promise<CachedAnswer<Levy[]> | undefined>;

  /** Books once: a booking under the same reference is found instead of made again, also after an answer was lost. */
  abstract book(mode: Mode, reservation: NewReservation): Promise<BookedReservation>;
  abstract findByReference(mode: Mode, reference: string): Promise<BookedReservation | undefined>;

  abstract getReservation(mode: Mode, id: string): Promise<Reservation>;
  /** The same for pages that many may open: at most two seconds old, unless it was changed through us since. */
  abstract getRecentReservation(mode: Mode, id: string): Promise<Reservation>;
  /** The rates that the rooms of a reservation were sold at, by the ids of the rooms; only of those that are told. */
  abstract getRates(mode: Mode, id: string): Promise<Map<string, string>>;
  /** Whole reservations, newest booking first, 25 at most. */
  abstract findReservations(mode: Mode, query: ReservationQuery): Promise<Reservation[]>;
  /** All that end on a hotel date or later, newest booking first, with whom they are for. */
  abstract listCurrentReservations(mode: Mode, leavesFrom: string): Promise<ListedReservation[]>;
  /** All whose stay touches these hotel dates, whatever became of them, asked anew. */
  abstract listStays(mode: Mode, from: string, to: string): Promise<StayList>;
  /** Every reservation that was booked on a hotel date or later, whatever became of it. */
  abstract listBookedSince(mode: Mode, date: string): Promise<PaidReservation[]>;
  abstract changeStay(mode: Mode, id: string, change: StayChange): Promise<Reservation>;
  abstract cancel(mode: Mode, id: string): Promise<void>;
  /** Assigns a free room of the type first where none is assigned. */
  abstract checkIn(mode: Mode, id: string): Promise<void>;
  abstract checkOut(mode: Mode, id: string): Promise<void>;
  /**
   * Notes a payment that was taken elsewhere, without charging. `reference` is in its description, and a payment that is noted already
   * is not noted again.
   */
  abstract recordPayment(mode: Mode, id: string, cents: number, reference: string): Promise<void>;
  /** Makes a reservation cost what was agreed, whatever rates and fees have become since; done again, it changes nothing. */
  abstract setAgreedTotal(mode: Mode, id: string, agreed: AgreedTotal): Promise<void>;
  abstract listNotes(mode: Mode, id: string): Promise<Note[]>;
  abstract addNote(mode: Mode, id: string, text: string): Promise<void>;

  /** All staff members, each once. */
  abstract listStaff(mode: Mode): Promise<StaffList>;

  abstract listRooms(mode: Mode): Promise<RoomState[]>;
  abstract setRoomCondition(mode: Mode, roomId: string, condition: 'clean' | 'dirty'): Promise<void>;
  abstract unblock(mode: Mode, blockId: string): Promise<void>;
}
