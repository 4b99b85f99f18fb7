import { addDays } from '../../shared-kernel/plain-date.ts';
import { createRandom } from '../../shared-kernel/random.ts';
import type { Hotel } from '../create-hotel.ts';
import { bookedOn, lastDay, type Booked } from '../day.ts';
import type { Room } from '../property-inventory.ts';
import { roomIdOf, roomStatus } from '../stays/reservation.ts';
import type { RoomCondition, RoomState } from './room-state.ts';

export type FrontDeskStatus = 'check-in' | 'check-out' | 'stayover' | 'turnover' | 'unused';

/** A room as its housekeeper sees it today. */
export type RoomToday = {
  room: Room;
  condition: RoomCondition;
  isOccupied: boolean;
  isBlocked: boolean;
  frontDesk: FrontDeskStatus;
  state: RoomState;
};

export const housekeepers = [
  { id: '12', name: 'Maria' },
  { id: '13', name: 'Anh' },
  { id: '14', name: 'Josephine' },
] as const;

const LEFT_TO_ITSELF = { doNotDisturb: false, refusedService: false, vacantPickup: false, comments: '' };
const ROUND_BEGINS = 8 * 60;

/** All rooms of the hotel today. */
export function roomsToday(hotel: Hotel): RoomToday[] {
  const today = hotel.today();
  const booked = bookedOn(hotel, today).filter(({ room }) => room.assigned);
  const blocked = hotel.register.claimsOn(tonight(hotel)).flatMap(({ block, hold }) => (block ? [hold.roomId] : []));
  return hotel.house.rooms.map((room) => {
    const stays = booked.filter((each) => roomIdOf(each.room) === room.id);
    const state = stateOf(hotel, room);
    return {
      room,
      state,
      isOccupied: stays.some((each) => roomStatus(each.reservation, each.room) === 'in_house'),
      isBlocked: blocked.includes(room.id),
      frontDesk: frontDeskOf(hotel, stays),
      condition: conditionOf(hotel, room, state, stays),
    };
  });
}

/** What somebody told about a room, or what is so when nobody did. */
export function stateOf(hotel: Hotel, room: Room): RoomState {
  return hotel.roomStates.get(room.id) ?? { id: room.id, createdAt: hotel.now(), ...LEFT_TO_ITSELF };
}

/** The stay of a guest who comes now for one night. */
export function tonight(hotel: Hotel): { from: string; to: string } {
  const from = hotel.today();
  return { from, to: addDays(from, 1) };
}

function frontDeskOf(hotel: Hotel, stays: readonly Booked[]): FrontDeskStatus {
  const today = hotel.today();
  const arrives = stays.some(({ room }) => room.from === today);
  const leaves = stays.some(({ room }) => lastDay(hotel, room) === today);
  if (arrives && leaves) return 'turnover';
  if (arrives) return 'check-in';
  if (leaves) return 'check-out';
  return stays.length > 0 ? 'stayover' : 'unused';
}

// A room is dirty from the end of a night on, or from when its guest left, until the round comes by.
function conditionOf(hotel: Hotel, room: Room, state: RoomState, stays: readonly Booked[]): RoomCondition {
  const { time } = hotel;
  const today = hotel.today();
  const midnight = time.instantOf(today, 0);
  const events: { at: string; condition: RoomCondition }[] = [{ at: midnight, condition: 'clean' }];
  const dirtyAt = stays
    .flatMap(({ room: { from, checkedOutAt } }) => checkedOutAt ?? (from < today ? [midnight] : []))
    .sort()
    .at(-1);
  if (dirtyAt !== undefined) {
    const begins = Math.max(Date.parse(dirtyAt), Date.parse(time.instantOf(today, ROUND_BEGINS)));
    const minutes = createRandom(`round ${room.id} ${today}`).between(30, 240);
    events.push({ at: dirtyAt, condition: 'dirty' });
    events.push({ at: new Date(begins + minutes * 60_000).toISOString(), condition: 'clean' });
  }
  if (state.condition && state.conditionAt) events.push({ at: state.conditionAt, condition: state.condition });
  const past = events.filter(({ at }) => at <= hotel.now()).sort((a, b) => a.at.localeCompare(b.at));
  return past.at(-1)?.condition ?? 'clean';
}
