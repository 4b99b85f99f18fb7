import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../../shell/e2e/console.ts';

type Reservation = { guestName: string; status: string; total: number; balance: number };

const secret = (name: string): string => readFileSync(join(process.env['E2E_DATA_DIR']!, 'secrets', name), 'utf8');

/** A call with the key of the test account, as the hotel's own desk makes it. */
async function atCloudbeds<Data>(method: 'GET' | 'POST', name: string, fields: Record<string, string>): Promise<Data> {
  const { port } = new URL(process.env['E2E_CONTROL_URL']!);
  const asked = new URLSearchParams({ propertyID: secret('cloudbeds-test-property-id'), ...fields });
  const url = `http://127.0.0.1:${Number(port) + 2}/api/v1.2/${name}`;
  const headers = { 'x-api-key': secret('cloudbeds-test-api-key') };
  const answer = await (method === 'GET'
    ? fetch(`${url}?${asked}`, { headers })
    : fetch(url, { method, headers, body: asked }));
  const { success, data, message } = (await answer.json()) as { success: boolean; data: Data; message?: string };
  expect(success, `${name} at Cloudbeds: ${message}`).toBe(true);
  return data;
}

/** What the simulated Cloudbeds itself says of a reservation of the test account. */
export const reservationInCloudbeds = (reservationID: string): Promise<Reservation> =>
  atCloudbeds('GET', 'getReservation', { reservationID });

/** The desk takes every free room of a type out of sale for a stay. */
export async function blockRooms(roomTypeID: string, startDate: string, endDate: string): Promise<void> {
  const stay = { startDate, endDate };
  const [free] = await atCloudbeds<{ rooms: { roomID: string }[] }[]>('GET', 'getRoomsUnassigned', {
    roomTypeID,
    ...stay,
  });
  const rooms = Object.fromEntries(free!.rooms.map(({ roomID }, index) => [`rooms[${index}][roomID]`, roomID]));
  await atCloudbeds('POST', 'postRoomBlock', {
    roomBlockType: 'out_of_service',
    roomBlockReason: 'Paint',
    ...stay,
    ...rooms,
  });
}
