import type { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import type { BookedRoom } from './reservation-answers.schema.ts';
import { fullReservation, setStatus } from './reservations.client.ts';
import { freeRooms, roomStates } from '../rooms/rooms.client.ts';

/** Cloudbeds checks in no reservation without a room, and a new reservation has none. */
export async function checkIn(http: CloudbedsHttp, mode: Mode, reservationId: string): Promise<void> {
  const { unassigned } = await fullReservation(http, mode, reservationId);
  for (const room of unassigned) await assign(http, mode, reservationId, room);
  await setStatus(http, mode, reservationId, 'checked_in');
}

async function assign(http: CloudbedsHttp, mode: Mode, reservationID: string, room: BookedRoom): Promise<void> {
  const { roomTypeID, subReservationID } = room;
  await http.request(mode, 'POST', 'postRoomAssign', {
    reservationID,
    subReservationID,
    roomTypeID,
    newRoomID: await bestRoom(http, mode, room),
  });
}

/** A clean room before a dirty one. @throws ProviderError when there is none that is empty */
async function bestRoom(http: CloudbedsHttp, mode: Mode, room: BookedRoom): Promise<string> {
  const { roomTypeID, startDate, endDate } = room;
  const free = await freeRooms(http, mode, { roomTypeID, startDate, endDate });
  const empty = (await roomStates(http, mode)).filter(({ roomId, isOccupied }) => free.includes(roomId) && !isOccupied);
  const best = empty.find(({ condition }) => condition === 'clean') ?? empty[0];
  if (best) return best.roomId;
  throw new ProviderError(
    'refused',
    `No ${room.roomTypeName} is free to be assigned. Assign a room in Cloudbeds, then check in again.`,
  );
}
