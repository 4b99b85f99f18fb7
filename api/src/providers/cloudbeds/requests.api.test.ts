import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openAdapters, type Adapters } from '../../../test/providers/adapters.ts';
import { outcomeOf } from '../../../test/requests/provider-outcome.ts';
import { newReservation, reservationsOf, stay } from '../../../test/providers/property.ts';
import { startProxy, type RecordingProxy } from '../../../test/providers/recording-proxy.ts';
import { startSimulators, type Simulators } from '../../../test/start/running-simulators.ts';
import { runInLane, type Lane } from '../../platform/outbound/lane.context.ts';

let simulators: Simulators;
let proxy: RecordingProxy;
let first: Adapters;
let second: Adapters;
beforeAll(async () => {
  simulators = await startSimulators();
  proxy = await startProxy(simulators.cloudbeds);
  const env = { ...simulators.env, CLOUDBEDS_BASE_URL: proxy.url, CLOUDBEDS_PACE_MS: '1200' };
  first = await openAdapters(env);
  second = await openAdapters(env, first.databaseUrl);
  // so that no connection has to be made while distances are measured
  for (const each of [first, second]) await each.cloudbeds.check('test');
  proxy.exchanges.length = 0;
});
afterAll(() => Promise.all([first.stop(), second.stop(), proxy.stop(), simulators.stop()]));
afterEach(() => {
  proxy.exchanges.length = 0;
});

const madeOf = (method: string): number[] =>
  proxy.exchanges.filter(({ path }) => path.endsWith(`/${method}`)).map(({ status }) => status);

/** Every turn the database gives, as the time of its clock in ms. */
const givenTurns = async (): Promise<() => Promise<number[]>> => {
  await first.database.query(`
    CREATE TABLE given_turn (at timestamptz);
    CREATE FUNCTION keep_turn() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO given_turn VALUES (NEW.turns[5]); RETURN NEW; END $$;
    CREATE TRIGGER keep_turn AFTER UPDATE ON pace FOR EACH ROW EXECUTE FUNCTION keep_turn()`);
  return async () => {
    const given = await first.database.query<{ ms: string }[]>(
      'SELECT extract(epoch FROM at) * 1000 AS ms FROM given_turn ORDER BY at',
    );
    return given.map(({ ms }) => Number(ms));
  };
};

test('twenty requests at once, of two replicas, are at most five in any second, and all are answered', async () => {
  const turns = await givenTurns();
  const asked = Array.from({ length: 20 }, (_, place) => (place % 2 ? first : second).cloudbeds.check('test'));
  await Promise.all(asked);
  const given = await turns();
  const closest = Math.min(...given.slice(5).map((at, place) => at - given[place]!));
  expect(closest).toBeGreaterThanOrEqual(1_000);
  // a busy machine makes requests late, so it is not how far apart they come that tells, but that none comes before its turn
  const came = proxy.exchanges.map(({ at }) => performance.timeOrigin + at).sort((a, b) => a - b);
  expect(came).toHaveLength(given.length);
  expect(Math.min(...came.map((at, place) => at - given[place]!))).toBeGreaterThan(-20);
});

test('requests of a phone call go before those of pages and syncs', async () => {
  const ended: string[] = [];
  const ask = (lane: Lane): Promise<unknown> =>
    runInLane(lane, () => first.cloudbeds.check('test')).finally(() => ended.push(lane));
  const crowd = Array.from({ length: 24 }, (_, place) => ask(place % 2 ? 'page' : 'sync'));
  await wait(300);
  const before = ended.length;
  await Promise.all([ask('voice'), ask('paid')]);
  // what had its turn already goes on; in one queue they would come last
  for (const lane of ['voice', 'paid']) expect(ended.indexOf(lane) - before).toBeLessThan(14);
  await Promise.allSettled(crowd);
});

test('every request names the property, in its header and by the name the method has for it', async () => {
  const id = simulators.env['CLOUDBEDS_TEST_PROPERTY_ID']!;
  await first.cloudbeds.getRawRoomTypes('test');
  await first.cloudbeds.getProfile('test');
  await first.cloudbeds.getRawRatePlans('test', stay);
  await first.cloudbeds.book('test', await newReservation(first, 'named'));
  for (const { query, body, headers } of proxy.exchanges) {
    const fields = new URLSearchParams([...query, ...new URLSearchParams(body)]);
    expect(headers['x-property-id']).toBe(id);
    expect([fields.get('propertyID') ?? fields.get('propertyIDs')]).toEqual([id]);
  }
});

test('the profile is requested once in five minutes for all callers', async () => {
  await first.database.query('DELETE FROM provider_cache');
  const names = await Promise.all(
    [first, first, first].map(async ({ cloudbeds }) => (await cloudbeds.getProfile('test')).name),
  );
  await second.cloudbeds.getProfile('test');
  expect(new Set(names).size).toBe(1);
  expect(madeOf('getHotelDetails')).toEqual([200]);
  await first.database.query(`UPDATE provider_cache SET at = at - interval '5 minutes'`);
  await second.cloudbeds.getProfile('test');
  expect(madeOf('getHotelDetails')).toEqual([200, 200]);
});

test('an answer with success: false is an error that says what Cloudbeds said', async () => {
  const late = { ...stay, startDate: '2020-01-01', endDate: '2020-01-03' };
  const booking = { ...(await newReservation(first, 'too-late')), ...late };
  await expect(first.cloudbeds.book('test', booking)).rejects.toThrow(/^Cloudbeds refused postReservation: .*past/);
  expect(madeOf('postReservation')).toEqual([200]);
  await expect(first.cloudbeds.book('test', booking)).rejects.toMatchObject({ kind: 'refused', status: 424 });
});

describe('a booking', () => {
  test('whose answer was lost is found again and made once', async () => {
    const booking = await newReservation(first, 'lost');
    proxy.losing = /postReservation$/;
    const booked = await first.cloudbeds.book('test', booking);
    proxy.losing = null;
    expect(booked).toMatchObject({ reservationId: expect.stringMatching(/^\d+$/), status: 'confirmed' });
    expect(madeOf('postReservation')).toHaveLength(1);
    expect(await second.cloudbeds.book('test', booking)).toMatchObject({ reservationId: booked.reservationId });
    expect(madeOf('postReservation')).toHaveLength(1);
    expect(await reservationsOf(first, 'lost')).toHaveLength(1);
  });

  test('that was not made can be made under the same reference afterwards', async () => {
    const booking = await newReservation(first, 'again');
    await simulators.fault('cloudbeds', 'server_error');
    const failed = await outcomeOf(first.cloudbeds.book('test', booking)).finally(() => simulators.heal());
    expect(failed).toBe('server_error');
    expect(madeOf('postReservation')).toEqual([]);
    expect(await first.cloudbeds.book('test', booking)).toMatchObject({ status: 'confirmed' });
    expect(await reservationsOf(first, 'again')).toHaveLength(1);
  });

  test('costs whole cents', async () => {
    const { grandTotalCents } = await first.cloudbeds.book('test', await newReservation(first, 'priced'));
    const { answer } = proxy.exchanges.find(({ path }) => path.endsWith('postReservation'))!;
    const { grandTotal } = JSON.parse(answer) as { grandTotal: number | string };
    expect(Number.isInteger(grandTotalCents)).toBe(true);
    expect(grandTotalCents! / 100).toBeCloseTo(Number(grandTotal), 5);
  });

  test('of a room that was just taken is refused, and not tried again', async () => {
    const booking = await newReservation(first, 'taken');
    await simulators.fault('cloudbeds', 'room_just_taken');
    const outcome = await outcomeOf(first.cloudbeds.book('test', booking)).finally(() => simulators.heal());
    expect(outcome).toBe('refused');
    expect(madeOf('postReservation')).toEqual([200]);
    expect(await reservationsOf(first, 'taken')).toEqual([]);
  });
});
