import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { settingEndpoints } from '@booking/contracts/settings';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { newCaller, textsOf } from '../../../../test/people/guest-trip.ts';
import { giveEverything, invited, session, sign } from '../../../../test/people/precheckin.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { zoneWhereItIs } from '../../../../test/requests/tool-calls.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually } from '../../../../test/start/running-api.ts';

// in the afternoon, before check-in opens at the usual hour
const zone = zoneWhereItIs(14);
const hotel = useConnectedApi(() => ({ HOTEL_TIME_ZONE: zone }));
const desk = useFrontDesk(hotel);

const words = 'check-in is open';
const hourNow = (): string =>
  `${new Date().toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })}:00`;
const open = (): Promise<unknown> =>
  hotel.api.call(settingEndpoints.save, { body: { key: 'checkInHour', value: hourNow() } });

beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));
afterEach(() =>
  hotel.api.sql(`DELETE FROM setting WHERE key = 'checkInHour'; UPDATE precheckin SET opening_text_at = now()`),
);

/** A guest who arrives today. */
async function arriving() {
  const { guest: phone } = newCaller();
  const { id } = await desk.reserveToday({ phone });
  const stay = await desk.property.changeStay('test', id, { startDate: hotelDate(new Date(), zone) });
  const guest = await invited(hotel, stay, phone);
  const texts = async (): Promise<string[]> =>
    (await textsOf(hotel, { guest: phone })).filter((each) => each.includes(words));
  return { id, phone, guest, texts };
}
/** The same, who had given everything this morning. */
async function ready() {
  const found = await arriving();
  await giveEverything(hotel, found.guest);
  await hotel.api.sql(`UPDATE signed_record SET at = at - interval '3 hours'`);
  return found;
}
/** Once nothing is left to be sent. */
async function lookForArrivals(): Promise<void> {
  await runJob(hotel.api, 'text-guests-check-in-open');
  await eventually(async () => {
    const sql = `SELECT FROM jobs.job WHERE name = 'text-check-in-open' AND state IN ('created', 'active')`;
    return (await hotel.api.sql(sql)).length === 0;
  });
}

test('a guest who has given everything is promised a text, and gets one when check-in opens', async () => {
  const { guest, texts } = await ready();
  expect(await session(hotel, guest)).toMatchObject({ willText: true, checkIn: { state: 'early' } });
  await lookForArrivals();
  expect(await texts()).toEqual([]);
  await open();
  expect(await session(hotel, guest)).toMatchObject({ willText: false, checkIn: { state: 'open' } });
  await lookForArrivals();
  await lookForArrivals();
  const [text, ...others] = await eventually(async () => {
    const sent = await texts();
    return sent.length > 0 && sent;
  });
  expect(text).toContain(`/precheckin/${guest.token}`);
  expect(others).toEqual([]);
});

test('a guest who has not given everything is promised none, and gets none', async () => {
  const { guest, texts } = await arriving();
  await sign(hotel, guest, 'registration');
  expect((await session(hotel, guest)).willText).toBe(false);
  await open();
  await lookForArrivals();
  expect(await texts()).toEqual([]);
});

test('a guest who gave the last of it after check-in had opened is on the page, and gets none', async () => {
  const { guest, texts } = await arriving();
  await open();
  await giveEverything(hotel, guest);
  await hotel.api.sql(`UPDATE signed_record SET at = now()`);
  await lookForArrivals();
  expect(await texts()).toEqual([]);
});

test('a number that opted out is promised none, and gets none', async () => {
  const { guest, phone, texts } = await ready();
  await hotel.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
    phone,
  ]);
  expect((await session(hotel, guest)).willText).toBe(false);
  await open();
  await lookForArrivals();
  expect(await texts()).toEqual([]);
});

test('a guest whose stay was moved to another day is told on that day', async () => {
  const { id, texts } = await ready();
  const startDate = addDays(hotelDate(new Date(), zone), 1);
  await desk.property.changeStay('test', id, { startDate, endDate: addDays(startDate, 2) });
  await open();
  await lookForArrivals();
  expect(await texts()).toEqual([]);
  const told = await hotel.api.sql('SELECT opening_text_at FROM precheckin WHERE reservation_id = $1', [id]);
  expect(told).toEqual([{ opening_text_at: null }]);
});

test('a guest who is checked in already gets none', async () => {
  const { id, texts } = await ready();
  await desk.property.checkIn('test', id);
  await open();
  await lookForArrivals();
  expect(await texts()).toEqual([]);
});
