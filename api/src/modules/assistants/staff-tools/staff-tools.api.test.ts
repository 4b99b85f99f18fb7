import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { staffTools } from '@booking/contracts/staff-tools';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { callOf, staffCallOf } from '../../../../test/requests/tool-calls.ts';
import type { Reservation, RoomState } from '../../../providers/property-system.port.ts';

const inDays = (days: number): string => addDays(hotelDate(new Date(), 'America/Chicago'), days);
let hotel: ConnectedApi;
let desk: FrontDesk;
let call: Awaited<ReturnType<typeof staffCallOf>>;
beforeAll(async () => {
  hotel = await startConnectedApi();
  desk = await openFrontDesk(hotel);
  call = await staffCallOf(hotel);
});
afterAll(async () => {
  await desk.stop();
  await hotel.stop();
});

const reserve = (days: number, nights: number, lastName: string): Promise<Reservation> =>
  desk.reserve({ startDate: inDays(days), endDate: inDays(days + nights), phone: '+15125550150', lastName });
const now = ({ id }: Reservation): Promise<Reservation> => desk.property.getReservation('test', id);
const rooms = (): Promise<RoomState[]> => desk.property.listRooms('test');

test('no staff tool works in a call without verification, also after one in another call', async () => {
  const stay = await reserve(20, 2, 'Guarded');
  const [room] = await rooms();
  const args: Record<string, object> = {
    update_room_status: { roomName: room!.name, condition: 'dirty' },
    unblock_room: { roomName: room!.name },
    lookup_reservation: { confirmationNumber: stay.id },
    modify_reservation: { reservationId: stay.id, adults: 1 },
    check_in_guest: { reservationId: stay.id },
    check_out_guest: { reservationId: stay.id },
    extend_stay: { reservationId: stay.id, newCheckoutDate: inDays(25) },
  };
  const tools = Object.keys(staffTools).filter((name) => !['send_verification_code', 'verify_code'].includes(name));
  // from the very number that is verified in another call
  const other = callOf(hotel, '+15125550190');
  for (const tool of tools) {
    expect(await other.staff(tool, args[tool])).toMatchObject({ error: 'Please verify yourself with a code first.' });
  }
  expect(await now(stay)).toEqual(stay);
});

test('the verified employee and their rights are told', async () => {
  expect((await call.staff('get_staff_info')).result).toMatch(/^Maria Lopez, Manager, is verified for this call/);
});

test('arrivals, guests in the hotel and departures are counted and named with their rooms', async () => {
  const stay = await desk.reserveToday({ phone: '+15125550150', lastName: 'Lister' });
  const before = (await call.staff('get_arrivals_today')).result!;
  const count = (said: string): number => Number(/^\d+/.exec(said)?.[0] ?? 0);
  expect(count(before)).toBeGreaterThan(0);
  const others = (await call.staff('get_inhouse_guests')).result!;
  await call.staff('check_in_guest', { reservationId: stay.id });
  const { roomName } = await now(stay);
  const after = (await call.staff('get_inhouse_guests')).result!;
  expect(count(after)).toBe(Math.min(25, count(others) + 1));
  expect(`${(await call.staff('get_arrivals_today')).result!} ${after}`).toContain(`Ada Lister in room ${roomName}`);
  for (const said of [before, after]) expect(said.match(/ in (a|room) /g)!.length).toBeLessThanOrEqual(5);
  expect((await call.staff('get_checkouts_today')).result).toMatch(
    /^(\d+ (or more )?reservations? end today|Nobody leaves)/,
  );
});

test('a room is described, marked and unblocked by the name on its door', async () => {
  const [free] = (await desk.emptyRooms()) as [RoomState];
  const roomName = `room ${free.name}`;
  expect((await call.staff('update_room_status', { roomName, condition: 'dirty' })).result).toMatch(/is dirty now/);
  expect((await call.staff('get_room_status', { roomName })).result).toBe(
    `Room ${free.name}, ${free.roomTypeName}, is dirty and empty.`,
  );
  expect((await call.staff('get_room_status')).result).toMatch(/^\d+ rooms, \d+ occupied\. \d+ dirty: /);
  expect((await call.staff('unblock_room', { roomName })).result).toMatch(/is not blocked/);
  expect((await call.staff('unblock_room', { roomName: 'Broom cupboard' })).error).toMatch(
    /There is no room Broom cupboard/,
  );

  const block = { roomBlockType: 'out_of_service', roomBlockReason: 'Paint', startDate: inDays(0), endDate: inDays(1) };
  await desk.http.request('test', 'POST', 'postRoomBlock', { ...block, rooms: [{ roomID: free.roomId }] });
  expect((await call.staff('get_room_status', { roomName })).result).toMatch(/and it is blocked\.$/);
  expect((await call.staff('unblock_room', { roomName })).result).toMatch(/can be sold again/);
  expect((await rooms()).find(({ roomId }) => roomId === free.roomId)!.blockId).toBeNull();
});

test('a block on several rooms is not lifted, since that would free the others', async () => {
  const [one, other] = (await desk.emptyRooms()) as [RoomState, RoomState];
  const block = { roomBlockType: 'out_of_service', roomBlockReason: 'Pipes', startDate: inDays(0), endDate: inDays(1) };
  await desk.http.request('test', 'POST', 'postRoomBlock', {
    ...block,
    rooms: [{ roomID: one.roomId }, { roomID: other.roomId }],
  });
  expect((await call.staff('unblock_room', { roomName: one.name })).error).toContain(`on ${other.name} as well`);
  const { blockId } = (await rooms()).find(({ roomId }) => roomId === one.roomId)!;
  expect(blockId).not.toBeNull();
  // the next test needs a room
  await desk.http.request('test', 'POST', 'deleteRoomBlock', { roomBlockID: blockId! });
});

test("any guest's reservation is found, changed, checked in and out", async () => {
  const stay = await desk.reserveToday({ phone: '+15125550150', lastName: 'Walker' });
  const own = { reservationId: stay.id };
  expect((await call.staff('lookup_reservation', { lastName: 'Walker' })).result).toContain(
    `Ada Walker, number ${stay.id}`,
  );
  expect((await call.staff('lookup_reservation', { confirmationNumber: stay.id })).result).toContain('is due');
  expect((await call.staff('lookup_reservation')).error).toMatch(/Ask for the last name/);
  expect((await call.staff('lookup_reservation', { lastName: 'Nobody at all' })).result).toBe(
    'No reservation was found.',
  );
  expect((await call.staff('lookup_reservation', { confirmationNumber: '99' })).error).toBe(
    staffTools.lookup_reservation.fails,
  );

  expect((await call.staff('modify_reservation', { ...own, adults: 1 })).result).toContain('for 1 adult');
  expect((await call.staff('check_in_guest', own)).result).toMatch(/is checked in, room \d+/);
  expect((await call.staff('check_out_guest', own)).error).toMatch(/is to be paid before check-out/);
  await desk.property.recordPayment('test', stay.id, (await now(stay)).balanceCents, 'cs_walker');
  expect((await call.staff('check_out_guest', own)).result).toMatch(/is checked out/);
  expect((await now(stay)).status).toBe('checked_out');
});

test('a guest is not checked in before the day of arrival', async () => {
  const { id } = await reserve(2, 1, 'Early');
  expect((await call.staff('check_in_guest', { reservationId: id })).error).toMatch(/^The arrival is on \w+day, /);
});
