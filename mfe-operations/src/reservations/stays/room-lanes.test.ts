import { expect, test } from '@jest/globals';
import type { HotelStay } from '@booking/contracts/stays';
import { roomLanes } from './room-lanes.ts';

type Given = { id: string; from: string; to: string; type?: string; name?: string | null };

const stay = ({ id, from, to, type = 'garden', name = null }: Given): HotelStay => ({
  ...{ reservationId: id, guestName: id, status: 'confirmed', startDate: from, endDate: to },
  ...{ adults: 1, children: 0, balanceCents: null },
  rooms: [{ id: `${id}-1`, roomTypeId: type, roomTypeName: type, roomName: name, startDate: from, endDate: to }],
});

const roomTypes = [
  { id: 'garden', name: 'Garden Suite' },
  { id: 'courtyard', name: 'Courtyard Suite' },
];
const window = { from: '2026-11-10', days: 7 };

/** "a2 .1 b4": a bar of two nights, one night free, a bar of four. */
const drawn = (stays: HotelStay[]): Record<string, string[]> =>
  Object.fromEntries(
    roomLanes({ stays, roomTypes }, window).map(({ name, lanes }) => [
      name ?? '',
      lanes.map((lane) =>
        lane
          .map((cell) => (cell.kind === 'free' ? `.${cell.length}` : `${cell.stay.reservationId}${cell.length}`))
          .join(' '),
      ),
    ]),
  );

test('stays that do not touch share a line, others have one of their own', () => {
  expect(
    drawn([
      stay({ id: 'c', from: '2026-11-11', to: '2026-11-12' }),
      stay({ id: 'a', from: '2026-11-10', to: '2026-11-12' }),
      stay({ id: 'b', from: '2026-11-12', to: '2026-11-14' }),
    ]),
  ).toEqual({ 'Garden Suite': ['a2 b2 .3', '.1 c1 .5'], 'Courtyard Suite': [] });
});

test('stays are cut where the window begins and ends, and those that end on its first day are not in it', () => {
  expect(
    drawn([
      stay({ id: 'a', from: '2026-11-01', to: '2026-11-12', type: 'courtyard' }),
      stay({ id: 'b', from: '2026-11-15', to: '2026-12-24', type: 'courtyard' }),
      stay({ id: 'left', from: '2026-11-08', to: '2026-11-10' }),
    ]),
  ).toEqual({ 'Garden Suite': [], 'Courtyard Suite': ['a2 .3 b2'] });
});

test('a stay whose room is not known has a place at the end', () => {
  const odd = { ...stay({ id: 'odd', from: '2026-11-10', to: '2026-11-11' }), rooms: [] };
  const strange = stay({ id: 'new', from: '2026-11-11', to: '2026-11-12', type: 'attic' });
  expect(drawn([odd, strange])).toEqual({ 'Garden Suite': [], 'Courtyard Suite': [], '': ['odd1 new1 .5'] });
});

test('rooms come in the order of their names where stays begin on one day', () => {
  const both = [
    stay({ id: 'b', from: '2026-11-10', to: '2026-11-17', name: '12' }),
    stay({ id: 'a', from: '2026-11-10', to: '2026-11-17', name: '2' }),
  ];
  expect(drawn(both)['Garden Suite']).toEqual(['a7', 'b7']);
});
