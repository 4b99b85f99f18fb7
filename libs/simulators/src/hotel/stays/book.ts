import { daysBetween } from '../../shared-kernel/plain-date.ts';
import type { Hotel } from '../create-hotel.ts';
import type { Rate, Room } from '../property-inventory.ts';
import { priceForParty, type Party } from '../prices/rates.ts';
import { Refusal } from '../refusal.ts';
import type { Guest, Reservation, ReservationRoom } from './reservation.ts';
import type { Stay } from './stay.ts';

export type WantedRoom = { rate: Rate; party: Party; roomId?: string };

export type Booking = {
  stay: Stay;
  rooms: readonly WantedRoom[];
  guest: Guest;
  sourceId: string;
  thirdPartyIdentifier: string;
  estimatedArrivalTime?: string;
  customFields: Reservation['customFields'];
};

/** Takes a booking into the register. Throws a {@link Refusal} when the hotel has no such rooms left. */
export function book(hotel: Hotel, booking: Booking): Reservation {
  const now = hotel.now();
  const { stay, rooms: wanted, ...details } = booking;
  const id = hotel.newId(13);
  const free = hotel.freeRooms(stay);

  const rooms = wanted.map((each, index): ReservationRoom => {
    checkRate(each, stay);
    const room = pick(free, each);
    free.splice(free.indexOf(room), 1);
    return {
      id: index === 0 ? id : `${id}-${index}`,
      recordId: hotel.newId(9),
      rateId: each.rate.id,
      adults: each.party.adults,
      children: each.party.children,
      from: stay.from,
      to: stay.to,
      nights: priceForParty(each.rate, stay, each.party, hotel.today()),
      holds: [{ roomId: room.id, from: stay.from, to: stay.to, since: now }],
      assigned: room.id === each.roomId,
    };
  });
  const reservation: Reservation = {
    ...details,
    id,
    createdAt: now,
    modifiedAt: now,
    status: 'confirmed',
    rooms,
    payments: [],
    adjustments: [],
    notes: [],
    guestNotes: [],
  };
  hotel.register.save(reservation);
  return reservation;
}

/** Throws a {@link Refusal} when a rate is not sold for such a party or so short a stay. */
export function checkRate({ rate, party }: WantedRoom, stay: Stay): void {
  const { name, maxGuests } = rate.roomType;
  if (party.adults < 1) throw new Refusal(`${name} needs at least one adult`);
  if (party.adults + party.children > maxGuests) throw new Refusal(`${name} has room for ${maxGuests} guests`);
  if (daysBetween(stay.from, stay.to) < rate.plan.minNights) {
    throw new Refusal(`${rate.plan.publicName} is sold for ${rate.plan.minNights} nights or more`);
  }
}

function pick(free: readonly Room[], { rate, roomId }: WantedRoom): Room {
  const ofType = free.filter(({ roomType }) => roomType === rate.roomType);
  const room = ofType.find(({ id }) => id === roomId) ?? ofType[0];
  if (!room) throw new Refusal(`${rate.roomType.name} is sold out for these dates`);
  return room;
}
