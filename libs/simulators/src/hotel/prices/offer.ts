import { addDays } from '../../shared-kernel/plain-date.ts';
import type { Hotel } from '../create-hotel.ts';
import type { RoomType } from '../property-inventory.ts';
import { overlaps, type Stay } from '../stays/stay.ts';

/** What the hotel has left for a stay. */
export type Offer = {
  stay: Stay;
  /** Rooms of a type that are free for the whole stay or, with a date, for that night. */
  freeOf(roomType: RoomType, night?: string): number;
};

/** Looks once at what is sold; ask for a new one after anything changed. */
export function offerFor(hotel: Hotel, stay: Stay): Offer {
  const claims = hotel.register.claimsOn(stay);
  return {
    stay,
    freeOf: (roomType, night) => {
      const asked = night === undefined ? stay : { from: night, to: addDays(night, 1) };
      const taken = new Set(claims.flatMap(({ hold }) => (overlaps(hold, asked) ? [hold.roomId] : [])));
      return hotel.house.rooms.filter((room) => room.roomType === roomType && !taken.has(room.id)).length;
    },
  };
}
