import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { page, rows } from '../../lenient-rows.schema.ts';
import type { RoomState } from '../../property-system.port.ts';
import { flag, id, one, words } from '../answer-fields.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';

const Housekeeping = z.object({
  data: rows(z.object({ roomID: id, roomName: words, roomTypeName: words, roomCondition: words, roomOccupied: flag })),
});

const Blocks = z.object({
  data: one(z.object({ roomBlocks: page(z.object({ roomBlockID: id, rooms: rows(z.object({ roomID: id })) })) })),
});

const FreeRooms = z.object({ data: rows(z.object({ rooms: page(z.object({ roomID: id })) })) });

const conditions: Record<string, RoomState['condition']> = { clean: 'clean', inspected: 'clean', dirty: 'dirty' };

const pageSize = 20;
const mostPages = 50;

/** All rooms as they are today. */
export async function roomStates(http: CloudbedsHttp, mode: Mode): Promise<RoomState[]> {
  const [{ data }, blocks] = await Promise.all([
    http.requestParsed(mode, Housekeeping, 'GET', 'getHousekeepingStatus', { pageSize: 5000 }),
    everyPage(async (pageNumber) => {
      const answer = await http.requestParsed(mode, Blocks, 'GET', 'getRoomBlocks', { pageNumber, pageSize });
      return answer.data.roomBlocks;
    }),
  ]);
  return data.map((room) => ({
    roomId: room.roomID,
    name: room.roomName,
    roomTypeName: room.roomTypeName,
    condition: conditions[room.roomCondition] ?? 'other',
    isOccupied: room.roomOccupied,
    blockId: blocks.find(({ rooms }) => rooms.some(({ roomID }) => roomID === room.roomID))?.roomBlockID ?? null,
  }));
}

/** Ids of the rooms of a type that are unassigned for these nights. */
export const freeRooms = (
  http: CloudbedsHttp,
  mode: Mode,
  stay: { roomTypeID: string; startDate: string; endDate: string },
): Promise<string[]> =>
  everyPage(async (pageNumber) => {
    const asked = { ...stay, pageNumber, pageSize };
    const { data } = await http.requestParsed(mode, FreeRooms, 'GET', 'getRoomsUnassigned', asked);
    return {
      rows: data.flatMap(({ rooms: free }) => free.rows.map(({ roomID }) => roomID)),
      size: data.reduce((sum, { rooms: free }) => sum + free.size, 0),
    };
  });

async function everyPage<Row>(load: (pageNumber: number) => Promise<{ rows: Row[]; size: number }>): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber++) {
    const { rows: found, size } = await load(pageNumber);
    all.push(...found);
    // a row that cannot be read fills its page as well
    if (size < pageSize) break;
  }
  return all;
}
