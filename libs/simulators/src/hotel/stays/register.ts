import type { Collection } from '../../shared-kernel/collection.ts';
import { addDays } from '../../shared-kernel/plain-date.ts';
import type { HotelTime } from '../hotel-time.ts';
import { isLive } from './moves.ts';
import { OPENED, type Others } from '../others.ts';
import { passTime } from '../pass-time.ts';
import { stayOf, type Hold, type Reservation, type ReservationRoom } from './reservation.ts';
import type { RoomBlock } from '../rooms/room-block.ts';
import { overlaps, type Stay } from './stay.ts';

/** A live hold and whose it is. */
export type Claim = { hold: Hold; reservation?: Reservation; room?: ReservationRoom; block?: RoomBlock };

/** Every reservation of the hotel, whoever made it, as it stands now. */
export type Register = {
  all(): Reservation[];
  find(id: string): Reservation | undefined;
  /** Keeps a reservation as somebody changed it. */
  save(reservation: Reservation): void;
  /** The reservations that may concern some of a stay's days. */
  near(stay: Stay): Reservation[];
  /** Everything that keeps rooms from being sold for some of a stay's nights. */
  claimsOn(stay: Stay): Claim[];
};

export type RegisterOptions = {
  others: Others;
  kept: Collection<Reservation>;
  blocks: Collection<RoomBlock>;
  /** Holds of nobody in the register. */
  soldElsewhere: () => readonly Hold[];
  time: HotelTime;
  now: () => string;
};

// The booking data knows no bookings further ahead, and no longer stays.
const FARTHEST_DAYS = 366;
const LONGEST_NIGHTS = 14;
const THE_END = '9999-12-31';

/** Brings together what was kept and what other channels sell, so that neither sells what the other has. */
export function createRegister({ others, kept, blocks, soldElsewhere, time, now }: RegisterOptions): Register {
  const arriving = (first: string, last: string): Reservation[] => {
    const at = now();
    const changed = kept.newestFirst().map((reservation) => passTime(reservation, at, time));
    const holds = [
      ...changed.flatMap(({ rooms }) => rooms.flatMap((room) => room.holds)),
      ...blocks.newestFirst().flatMap((block) => block.holds),
      ...soldElsewhere(),
    ];
    const taken = Map.groupBy(holds, ({ roomId }) => roomId);
    const farthest = addDays(time.dateAt(at), FARTHEST_DAYS);
    const unchanged = others
      .arriving(first, last < farthest ? last : farthest)
      .filter((each) => each.createdAt <= at && !kept.get(each.id) && !wasTaken(each, taken));
    return [...changed, ...unchanged.map((each) => passTime(each, at, time))];
  };

  const near = (stay: Stay) => arriving(addDays(stay.from, -LONGEST_NIGHTS), stay.to);

  return {
    near,
    all: () => arriving(OPENED, THE_END),
    find: (id) => {
      const other = others.find(id);
      const arrival = other ? stayOf(other).from : OPENED;
      return arriving(arrival, arrival).find((each) => each.id === id);
    },
    save: (reservation) => kept.put({ ...reservation, modifiedAt: now() }),
    claimsOn: (stay) => {
      const claims: Claim[] = [
        ...near(stay).flatMap((reservation) =>
          reservation.rooms.flatMap((room) => room.holds.map((hold) => ({ hold, reservation, room }))),
        ),
        ...blocks.newestFirst().flatMap((block) => block.holds.map((hold) => ({ hold, block }))),
        ...soldElsewhere().map((hold) => ({ hold })),
      ];
      const at = now();
      return claims.filter(({ hold }) => isLive(hold, at) && overlaps(hold, stay));
    },
  };
}

// Another channel can sell only what nobody held when it would have: whoever was first has the room.
function wasTaken({ createdAt, rooms }: Reservation, taken: ReadonlyMap<string, readonly Hold[]>): boolean {
  return rooms.some(({ holds }) =>
    holds.some((own) => taken.get(own.roomId)?.some((hold) => overlaps(hold, own) && isLive(hold, createdAt))),
  );
}
