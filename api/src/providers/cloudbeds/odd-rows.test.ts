import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { collectProblems } from '../lenient-rows.schema.ts';
import type { CloudbedsHttp } from './cloudbeds-http.client.ts';
import { notesOf } from './reservations/notes.client.ts';
import { freeRooms, roomStates } from './rooms/rooms.client.ts';
import { RoomTypes, roomTypesOf } from './rooms/room-types.mapper.ts';

/** Cloudbeds with an answer to each method, page by page, and why rows of them could not be read. */
function cloudbedsOf(answers: Record<string, object[]>) {
  const problems: string[] = [];
  const requestParsed = async (_: string, schema: z.ZodType, __: string, method: string): Promise<unknown> => {
    const read = collectProblems(() => schema.parse(answers[method]!.shift()));
    problems.push(...read.problems);
    return read.value;
  };
  return { problems, http: { requestParsed } as unknown as CloudbedsHttp };
}

const type = { roomTypeID: 331133, roomTypeName: 'Deluxe Queen', maxGuests: '4' };
const room = { roomID: '1-1', roomName: '101', roomTypeName: 'Queen', roomCondition: 'clean', roomOccupied: false };
const note = { reservationNoteID: '7', userName: 'Ana', dateCreated: '2026-11-10', reservationNote: 'Late arrival' };
const noBlocks = { data: [{ roomBlocks: [] }] };
const stay = { roomTypeID: '331133', startDate: '2026-12-05', endDate: '2026-12-08' };

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'Deluxe Queen'],
  ['without an id', { ...type, roomTypeID: null }],
  ['for as many guests as nobody can count', { ...type, maxGuests: 'many' }],
])('a room type that is %s is left out and told, and the others stand', (_, odd) => {
  const { value, problems } = collectProblems(() => roomTypesOf(RoomTypes.parse({ data: [odd, type] })));
  expect(value).toEqual([{ id: '331133', name: 'Deluxe Queen', maxGuests: 4 }]);
  expect(problems).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', '101'],
  ['without an id', { ...room, roomID: '' }],
])('a room that is %s is left out and told, and the others stand', async (_, odd) => {
  const { http, problems } = cloudbedsOf({ getHousekeepingStatus: [{ data: [odd, room] }], getRoomBlocks: [noBlocks] });
  expect((await roomStates(http, 'test')).map(({ roomId }) => roomId)).toEqual(['1-1']);
  expect(problems).toHaveLength(1);
});

test('a room in a condition that nobody knows is in another one', async () => {
  const dusted = { ...room, roomCondition: 'dusted' };
  const { http, problems } = cloudbedsOf({ getHousekeepingStatus: [{ data: [dusted] }], getRoomBlocks: [noBlocks] });
  expect(await roomStates(http, 'test')).toMatchObject([{ roomId: '1-1', condition: 'other' }]);
  expect(problems).toEqual([]);
});

test('a free room without an id is left out and told, and does not end a full page', async () => {
  const full = Array.from({ length: 19 }, (_, at) => ({ roomID: `1-${at}` }));
  const { http, problems } = cloudbedsOf({
    getRoomsUnassigned: [
      { data: [{ rooms: [{ roomID: null }, ...full] }] },
      { data: [{ rooms: [{ roomID: '2-1' }] }] },
    ],
  });
  expect(await freeRooms(http, 'test', stay)).toEqual([...full.map(({ roomID }) => roomID), '2-1']);
  expect(problems).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'Late arrival'],
])('a note that is %s is left out and told, and the others stand', async (_, odd) => {
  const { http, problems } = cloudbedsOf({ getReservationNotes: [{ data: [odd, note] }] });
  expect(await notesOf(http, 'test', '4711')).toEqual([
    { id: '7', text: 'Late arrival', author: 'Ana', at: '2026-11-10' },
  ]);
  expect(problems).toHaveLength(1);
});
