import { expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { callTool, getLink, guest, newCaller, newStay, see, select } from '../../../../test/people/guest-trip.ts';

const trip = useConnectedApi();

test('each room type has its rates with what they include, their terms and the standard total with taxes', async () => {
  const { rooms } = await see(trip, await getLink(trip));
  const byRate = Map.groupBy(rooms, ({ rateType }) => rateType);
  expect([...byRate.keys()].sort()).toEqual(['Bed & Breakfast', 'Non-refundable', 'standard']);
  for (const room of rooms) {
    expect(room.inclusions).toEqual(room.rateType === 'Bed & Breakfast' ? ['Breakfast'] : []);
    expect(room.terms.version).not.toBe('');
    const standard = byRate.get('standard')!.find(({ roomTypeID }) => roomTypeID === room.roomTypeID)!;
    expect(room.standardTotalWithTaxes).toBe(standard.totalWithTaxes);
    const parts = room.taxesAndFees.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    expect(parts).toBe(Math.round(room.taxes * 100));
  }
});

test('what a rate includes is said of the chosen room, also while the property system is away', async () => {
  const link = await getLink(trip);
  const room = (await see(trip, link)).rooms.find(({ rateType }) => rateType === 'Bed & Breakfast')!;
  expect((await select(trip, link, room)).status).toBe(200);
  await trip.api.sql(`UPDATE provider_cache SET at = at - interval '1 hour'`);
  await trip.simulators.fault('cloudbeds', 'server_error');
  const { status, selectedRoom } = await see(trip, link);
  expect(status).toBe('selected');
  expect(selectedRoom).toMatchObject({ rateType: 'Bed & Breakfast', inclusions: ['Breakfast'] });
});

test('the form is filled in with what the guest said in the same call, and only once a room is chosen', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await callTool(trip, caller, 'create_reservation', { ...stay, ...guest, phone: caller.guest });
  const link = await getLink(trip, caller, stay);
  const seen = await see(trip, link);
  expect(seen).not.toHaveProperty('contact');
  expect((await select(trip, link, seen.rooms[0]!)).status).toBe(200);
  expect((await see(trip, link)).contact).toEqual(guest);
});

test('nothing is filled in for a guest who said nothing, or said it in another call', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await callTool(trip, caller, 'create_reservation', { ...stay, ...guest, phone: caller.guest });
  const link = await getLink(trip, newCaller(), newStay());
  expect((await select(trip, link, (await see(trip, link)).rooms[0]!)).status).toBe(200);
  expect(await see(trip, link)).not.toHaveProperty('contact');
});
