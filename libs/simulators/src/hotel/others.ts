import { addDays, daysBetween } from '../shared-kernel/plain-date.ts';
import { digits } from './digits.ts';
import { wishesFor, type Wish } from './prices/demand.ts';
import type { HotelTime } from './hotel-time.ts';
import { findRate, type PropertyInventory, type Room, type RoomType } from './property-inventory.ts';
import { priceForParty } from './prices/rates.ts';
import { newGuest, type Hold, type Reservation } from './stays/reservation.ts';
import { sourceOf } from './sources.ts';
import { overlaps } from './stays/stay.ts';

/**
 * The reservations of other channels, as they were on the day they were made; `passTime` tells what became of them.
 * They do not collide with each other. Nothing of them is kept anywhere: the same seed makes the same ones.
 */
export type Others = {
  /** Those that arrive from one day to another (YYYY-MM-DD), both included, in that order. */
  arriving(first: string, last: string): readonly Reservation[];
  find(id: string): Reservation | undefined;
};

export const nobodyElse: Others = { arriving: () => [], find: () => undefined };

/** Where the hotel's history begins. Moving it changes every reservation. */
export const OPENED = '2025-09-01';

/** Makes people up from the day the hotel opened on, as far as anybody asks. */
export function createOthers(house: PropertyInventory, seed: string, time: HotelTime): Others {
  const made: Reservation[] = [];
  const byId = new Map<string, Reservation>();
  const holdsOf = new Map<string, Hold[]>(house.rooms.map(({ id }) => [id, []]));
  let next = OPENED;

  const isFree = (room: Room, wanted: Hold): boolean => {
    if (room === house.keptBack) return false;
    const taken = holdsOf.get(room.id)?.slice(-MOST_OVERLAPPING) ?? [];
    return !taken.some((hold) => overlaps(hold, wanted) && coexist(hold, wanted));
  };
  const place = (wish: Wish): void => {
    for (const roomType of inOrderOfLiking(house, wish)) {
      const rooms = house.rooms.filter((room) => room.roomType === roomType);
      const room = rooms.find((each) => isFree(each, holdFor(wish, each)));
      if (!room) continue;
      const reservation = reserve(house, room, wish, time);
      holdsOf.get(room.id)?.push(holdFor(wish, room));
      made.push(reservation);
      byId.set(reservation.id, reservation);
      return;
    }
  };
  const makeUpTo = (day: string): void => {
    for (; next <= day; next = addDays(next, 1)) for (const wish of wishesFor(next, seed, time)) place(wish);
  };

  return {
    arriving: (first, last) => {
      makeUpTo(last);
      return made.filter(({ rooms }) => rooms.every(({ from }) => first <= from && from <= last));
    },
    find: (id) => byId.get(id),
  };
}

// A room is held from arrival on in order of arrivals, so only the latest few can reach a new one.
const MOST_OVERLAPPING = 40;

const coexist = (a: Hold, b: Hold): boolean =>
  (b.until === undefined || a.since < b.until) && (a.until === undefined || b.since < a.until);

const holdFor = ({ stay, bookedAt, cancelsAt }: Wish, room: Room): Hold => ({
  roomId: room.id,
  ...stay,
  since: bookedAt,
  ...(cancelsAt === undefined ? {} : { until: cancelsAt }),
});

function inOrderOfLiking({ roomTypes }: PropertyInventory, { party, random }: Wish): RoomType[] {
  const fitting = roomTypes.filter(({ maxGuests }) => maxGuests >= party.adults + party.children);
  return fitting
    .map((roomType) => ({ roomType, liking: random.fraction() ** (1 / roomType.demand) }))
    .sort((a, b) => b.liking - a.liking)
    .map(({ roomType }) => roomType);
}

function reserve(house: PropertyInventory, room: Room, wish: Wish, time: HotelTime): Reservation {
  const { stay, party, bookedAt, random } = wish;
  const nights = daysBetween(stay.from, stay.to);
  const rates = house.rates.filter(({ roomType, plan }) => roomType === room.roomType && plan.minNights <= nights);
  const rate = random.chance(0.3) ? random.pick(rates) : findRate(house, room.roomType.id);
  if (!rate) throw new Error(`${room.roomType.name} has no rate`);
  const id = digits(random, 13);
  const [firstName = '', lastName = ''] = wish.name.split(' ');
  return {
    id,
    createdAt: bookedAt,
    modifiedAt: bookedAt,
    status: 'confirmed',
    guest: newGuest({
      id: digits(random, 9),
      firstName,
      lastName,
      email: `${firstName}.${lastName}@guest.example`.toLowerCase().replaceAll("'", ''),
      cellPhone: wish.phone,
      country: 'US',
    }),
    sourceId: wish.sourceId,
    thirdPartyIdentifier: sourceOf(wish.sourceId).thirdParty ? digits(random, 10) : '',
    rooms: [
      {
        id,
        recordId: digits(random, 9),
        rateId: rate.id,
        ...party,
        ...stay,
        nights: priceForParty(rate, stay, party, time.dateAt(bookedAt)),
        holds: [{ roomId: room.id, ...stay, since: bookedAt }],
        assigned: true,
      },
    ],
    payments: [],
    adjustments: [],
    notes: [],
    guestNotes: [],
    customFields: [],
    itinerary: {
      arrivesAt: wish.arrivesAt,
      leavesAt: wish.leavesAt,
      ...(wish.cancelsAt === undefined ? {} : { cancelsAt: wish.cancelsAt }),
    },
  };
}
