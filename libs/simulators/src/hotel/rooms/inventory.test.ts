import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../shared-kernel/plain-date.ts';
import { book } from '../stays/book.ts';
import { assignRoom, changeRoom } from '../stays/change-room.ts';
import { changeStatus } from '../stays/change-status.ts';
import { figuresOf } from '../day.ts';
import { offerFor } from '../prices/offer.ts';
import { Refusal } from '../refusal.ts';
import type { Reservation } from '../stays/reservation.ts';
import { holdBlock, liftBlock, type RoomBlock } from './room-block.ts';
import { nightsOf } from '../stays/stay.ts';
import { bookingOf, openTestHotel, type TestHotel } from '../test/test-hotel.ts';

type Step =
  | { do: 'book'; type: number; arrival: number; nights: number }
  | { do: 'extend' | 'cancel' | 'reinstate' | 'cancelOther'; which: number; nights: number }
  | { do: 'assign'; which: number; room: number }
  | { do: 'block'; room: number; arrival: number; nights: number }
  | { do: 'unblock'; which: number }
  | { do: 'wait'; hours: number };

const which = fc.nat(30);
const nights = fc.integer({ min: 1, max: 9 });
const arrival = fc.nat(12);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('book' as const), type: fc.nat(4), arrival, nights }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('extend' as const, 'cancel' as const, 'reinstate' as const, 'cancelOther' as const),
      which,
      nights,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign' as const), which, room: fc.nat(23) }) },
  fc.record({ do: fc.constant('block' as const), room: fc.nat(23), arrival, nights }),
  fc.record({ do: fc.constant('unblock' as const), which }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
);

test('however bookings, moves, cancellations and blocks follow each other, no room is sold twice for a night', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const hotel = openTestHotel();
      const made: string[] = [];
      const blocks: RoomBlock[] = [];
      const first = hotel.today();
      let known = standing(hotel, first);
      for (const each of steps) {
        attempt(() => take(hotel, each, made, blocks));
        const now = standing(hotel, first);
        // nobody loses a reservation by what somebody else does
        expect([...known].filter((id) => !now.has(id))).toEqual([]);
        known = now;
        checkInventory(hotel);
      }
    }),
    { numRuns: 20 },
  );
});

function take(hotel: TestHotel, each: Step, made: string[], blocks: RoomBlock[]): void {
  const today = hotel.today();
  const chosen = (): Reservation | undefined =>
    'which' in each ? hotel.register.find(made[each.which % Math.max(1, made.length)] ?? '') : undefined;
  const reservation = chosen();
  const [room] = reservation?.rooms ?? [];
  switch (each.do) {
    case 'book': {
      const from = addDays(today, each.arrival);
      const roomTypeId = hotel.house.roomTypes[each.type]?.id ?? '';
      made.push(book(hotel, bookingOf(hotel, roomTypeId, { from, to: addDays(from, each.nights) })).id);
      return;
    }
    case 'extend': {
      const rate = hotel.house.rates.find(({ id }) => id === room?.rateId);
      if (!reservation || !room || !rate) return;
      const stay = { from: room.from, to: addDays(room.to, each.nights) };
      changeRoom(hotel, reservation, room, { rate, party: room, stay, reprice: false });
      return;
    }
    case 'assign':
      if (!reservation || !room) return;
      assignRoom(hotel, reservation, room, { roomId: hotel.house.rooms[each.room]?.id ?? '', reprice: false });
      return;
    case 'cancel':
    case 'reinstate':
      if (reservation) changeStatus(hotel, reservation, each.do === 'cancel' ? 'canceled' : 'confirmed');
      return;
    case 'cancelOther': {
      const other = hotel.register.near({ from: today, to: addDays(today, 9) })[each.which];
      if (other?.status === 'confirmed') changeStatus(hotel, other, 'canceled');
      return;
    }
    case 'block': {
      const from = addDays(today, each.arrival);
      const to = addDays(from, each.nights);
      const roomId = hotel.house.rooms[each.room]?.id ?? '';
      if (!hotel.freeRooms({ from, to }).some(({ id }) => id === roomId)) return;
      const block: RoomBlock = {
        id: hotel.newId(6),
        createdAt: hotel.now(),
        type: 'out_of_service',
        reason: 'Painting',
        from,
        to,
        rooms: [{ eventId: '1', roomId }],
        holds: [],
      };
      blocks.push(block);
      hotel.blocks.put(holdBlock(block, hotel.now()));
      return;
    }
    case 'unblock': {
      const block = hotel.blocks.get(blocks[each.which % Math.max(1, blocks.length)]?.id ?? '');
      if (block) hotel.blocks.put(liftBlock(block, hotel.now()));
      return;
    }
    case 'wait':
      hotel.pass(each.hours * 3_600_000);
  }
}

function checkInventory(hotel: TestHotel): void {
  const from = hotel.today();
  const stay = { from, to: addDays(from, 25) };
  const claims = hotel.register.claimsOn(stay);
  const offer = offerFor(hotel, stay);
  for (const date of nightsOf(stay)) {
    const claimed = claims.filter(({ hold }) => hold.from <= date && date < hold.to);
    const rooms = claimed.map(({ hold }) => hold.roomId);
    expect(rooms).toHaveLength(new Set(rooms).size);
    const free = hotel.house.roomTypes.reduce((sum, roomType) => sum + offer.freeOf(roomType, date), 0);
    expect(free).toBe(hotel.house.rooms.length - rooms.length);
    const guests = claimed.filter(({ block }) => !block).length;
    if (date > from && date < addDays(from, 4)) expect(figuresOf(hotel, date).occupied).toBe(guests);
  }
}

function standing({ register }: TestHotel, first: string): Set<string> {
  return new Set(register.near({ from: first, to: addDays(first, 60) }).map(({ id }) => id));
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
