import { spokenCount, spokenList } from '@booking/spoken-language/spoken-words';
import type { RoomState } from '../../../providers/property-system.port.ts';

const conditions: Record<RoomState['condition'], string> = {
  clean: 'clean',
  dirty: 'dirty',
  other: 'neither marked clean nor dirty',
};

/** "Room 204, Garden King, is clean and empty." */
export function spokenRoom({ name, roomTypeName, condition, isOccupied, blockId }: RoomState): string {
  const block = blockId ? ', and it is blocked' : '';
  return `Room ${name}, ${roomTypeName}, is ${conditions[condition]} and ${isOccupied ? 'occupied' : 'empty'}${block}.`;
}

/** How the hotel stands: counts, then which rooms want something done. */
export function spokenRooms(rooms: readonly RoomState[]): string {
  const named = (which: (room: RoomState) => boolean, word: string): string => {
    const names = rooms.filter(which).map(({ name }) => name);
    return names.length > 0 ? ` ${names.length} ${word}: ${spokenList(names)}.` : ` None ${word}.`;
  };
  const occupied = rooms.filter(({ isOccupied }) => isOccupied).length;
  const dirty = named(({ condition }) => condition === 'dirty', 'dirty');
  return `${spokenCount(rooms.length, 'room')}, ${occupied} occupied.${dirty}${named(({ blockId }) => blockId !== null, 'blocked')}`;
}
