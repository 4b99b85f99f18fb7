import { expect, test } from '@jest/globals';
import type { RoomState } from '../../../providers/property-system.port.ts';
import { spokenRoom, spokenRooms } from './spoken-rooms.mapper.ts';

const room = (name: string, changes: Partial<RoomState> = {}): RoomState => ({
  ...{ roomId: name, name, roomTypeName: 'Queen', condition: 'clean', isOccupied: false, blockId: null },
  ...changes,
});

test.each<[Partial<RoomState>, string]>([
  [{}, 'Room 204, Queen, is clean and empty.'],
  [{ condition: 'dirty', isOccupied: true }, 'Room 204, Queen, is dirty and occupied.'],
  [{ blockId: '7' }, 'Room 204, Queen, is clean and empty, and it is blocked.'],
])('a room %j is spoken as "%s"', (changes, said) => expect(spokenRoom(room('204', changes))).toBe(said));

test('for the whole hotel the rooms that need work are named', () => {
  const rooms = [room('1', { isOccupied: true }), room('2', { condition: 'dirty' }), room('3', { condition: 'dirty' })];
  expect(spokenRooms(rooms)).toBe('3 rooms, 1 occupied. 2 dirty: 2, 3. None blocked.');
});
