import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { expect } from '../../shell/e2e/console.ts';

type Reservation = { guestName: string; status: string; total: number; balance: number };

const secret = (name: string): string => readFileSync(join(process.env['E2E_DATA_DIR']!, 'secrets', name), 'utf8');

/** A call with the key of the test account, as the hotel's own desk makes it. */
export async function atCloudbeds<Data>(
  method: 'GET' | 'POST' | 'PUT',
  name: string,
  fields: Record<string, string>,
): Promise<Data> {
  const { port } = new URL(process.env['E2E_CONTROL_URL']!);
  const asked = new URLSearchParams({ propertyID: secret('cloudbeds-test-property-id'), ...fields });
  const url = `http://127.0.0.1:${Number(port) + 2}/api/v1.2/${name}`;
  const headers = { 'x-api-key': secret('cloudbeds-test-api-key') };
  const ask = (): Promise<Response> =>
    method === 'GET' ? fetch(`${url}?${asked}`, { headers }) : fetch(url, { method, headers, body: asked });
  // the account's five requests a second are shared with the product, which is not to be refused for a journey
  await pause(500);
  let answer = await ask();
  await expect(async () => {
    if (answer.status === 429) answer = await ask();
    expect(answer.status).not.toBe(429);
  }).toPass();
  const { success, data, message, ...rest } = (await answer.json()) as {
    success: boolean;
    data?: Data;
    message?: string;
  };
  expect(success, `${name} at Cloudbeds: ${message}`).toBe(true);
  // some answers stand beside `success`, not below `data`
  return data ?? (rest as Data);
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

/** Somebody books at the desk, arrived yesterday, and leaves tomorrow. @returns the reservation, of which nothing is paid */
export async function bookSinceYesterday(guest: {
  firstName: string;
  lastName: string;
  phone: string;
}): Promise<string> {
  const today = hotelDate(new Date(), 'America/Chicago');
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const types = await atCloudbeds<{ roomTypeID: string; roomsAvailable: number }[]>('GET', 'getRoomTypes', {
    startDate: yesterday,
    endDate: tomorrow,
  });
  const { roomTypeID, roomsAvailable } = types.toSorted((one, other) => other.roomsAvailable - one.roomsAvailable)[0]!;
  expect(roomsAvailable, 'Rooms of one type that have been free since yesterday').toBeGreaterThan(0);
  // nobody books for yesterday, but what was booked can be moved there
  const { reservationID } = await atCloudbeds<{ reservationID: string }>('POST', 'postReservation', {
    ...{ startDate: today, endDate: tomorrow, paymentMethod: 'credit' },
    ...{ guestFirstName: guest.firstName, guestLastName: guest.lastName, guestPhone: guest.phone },
    ...{ guestCountry: 'US', guestZip: '78701', guestEmail: 'ada@guest.example' },
    ...{ 'rooms[0][roomTypeID]': roomTypeID, 'rooms[0][quantity]': '1' },
    ...{ 'adults[0][roomTypeID]': roomTypeID, 'adults[0][quantity]': '2' },
    ...{ 'children[0][roomTypeID]': roomTypeID, 'children[0][quantity]': '1' },
  });
  await atCloudbeds('PUT', 'putReservation', {
    reservationID,
    ...{ 'rooms[0][roomTypeID]': roomTypeID, 'rooms[0][adults]': '2', 'rooms[0][children]': '1' },
    ...{ 'rooms[0][checkinDate]': yesterday, 'rooms[0][checkoutDate]': tomorrow },
  });
  return reservationID;
}

/** Gives the room of a reservation back, whoever is in it. */
export async function giveRoomBack(reservationID: string): Promise<void> {
  await atCloudbeds('PUT', 'putReservation', { reservationID, status: 'confirmed' });
  await atCloudbeds('PUT', 'putReservation', { reservationID, status: 'canceled' });
}
