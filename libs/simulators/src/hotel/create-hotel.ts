import { randomUUID } from 'node:crypto';
import type { Clock } from '../shared-kernel/clock.ts';
import { openCollection, type Collection } from '../shared-kernel/collection.ts';
import { createRandom } from '../shared-kernel/random.ts';
import type { RecordStore } from '../shared-kernel/record-store.ts';
import { digits } from './digits.ts';
import { hotelTimeIn, type HotelTime } from './hotel-time.ts';
import { createPropertyInventory, type PropertyInventory, type Room } from './property-inventory.ts';
import { createOthers, nobodyElse } from './others.ts';
import { createRegister, type Register } from './stays/register.ts';
import { reservationSchema, type Hold } from './stays/reservation.ts';
import { roomBlockSchema, type RoomBlock } from './rooms/room-block.ts';
import { roomStateSchema, type RoomState } from './rooms/room-state.ts';
import type { Stay } from './stays/stay.ts';

export type HotelOptions = {
  propertyId: string;
  /** Decides who else books, and when. */
  seed: string;
  /** Whether anybody else books at all. */
  hasOtherGuests: boolean;
  timeZone: string;
  clock: Clock;
  /** Where records of a kind are kept. */
  storeOf: (kind: string) => RecordStore;
  /** Holds that somebody else has on rooms. */
  soldElsewhere: () => readonly Hold[];
};

export type Hotel = {
  house: PropertyInventory;
  time: HotelTime;
  register: Register;
  blocks: Collection<RoomBlock>;
  roomStates: Collection<RoomState>;
  now(): string;
  /** The hotel's date (YYYY-MM-DD). */
  today(): string;
  /** A new id of so many digits. */
  newId(length: number): string;
  /** The rooms nobody has for any night of a stay, but for the holder of `exceptRecordId`. */
  freeRooms(stay: Stay, exceptRecordId?: string): Room[];
  flush(): Promise<void>;
};

/** Opens a hotel on what was kept of it; everything else about it follows from the seed and the clock. */
export function createHotel(options: HotelOptions): Hotel {
  const { propertyId, seed, hasOtherGuests, timeZone, clock, storeOf, soldElsewhere } = options;
  const time = hotelTimeIn(timeZone);
  const house = createPropertyInventory(propertyId);
  const random = createRandom(randomUUID());
  const now = () => new Date(clock.now()).toISOString();
  const kept = openCollection(storeOf('reservations'), (stored) => reservationSchema.safeParse(stored).data);
  const blocks = openCollection(storeOf('room-blocks'), (stored) => roomBlockSchema.safeParse(stored).data);
  const roomStates = openCollection(storeOf('room-states'), (stored) => roomStateSchema.safeParse(stored).data);
  const others = hasOtherGuests ? createOthers(house, seed, time) : nobodyElse;
  const register = createRegister({ others, kept, blocks, soldElsewhere, time, now });

  return {
    house,
    time,
    register,
    blocks,
    roomStates,
    now,
    today: () => time.dateAt(now()),
    newId: (length) => digits(random, length),
    freeRooms: (stay, exceptRecordId) => {
      const claims = register.claimsOn(stay).filter(({ room }) => !room || room.recordId !== exceptRecordId);
      const taken = new Set(claims.map(({ hold }) => hold.roomId));
      return house.rooms.filter(({ id }) => !taken.has(id));
    },
    flush: async () => {
      await Promise.all([kept.flush(), blocks.flush(), roomStates.flush()]);
    },
  };
}
