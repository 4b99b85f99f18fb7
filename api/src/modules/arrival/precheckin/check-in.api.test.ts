import { afterAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { addDays, hotelDate, hotelInstant } from '@booking/hotel/hotel-time';
import { spokenDay } from '@booking/spoken-language/spoken-day';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { picture } from '../../../../test/people/pictures.ts';
import { checkIn, giveEverything, invited, session, sign, upload } from '../../../../test/people/precheckin.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { zoneWhereItIs } from '../../../../test/requests/tool-calls.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';

const submitted = 'Submitted. Reception will finish your check-in.';
let last = 10;
const newNumber = (): string => `+151255501${last++}`;
const messageOf = async (answer: Response): Promise<string> => ((await answer.json()) as { message: string }).message;

describe('in the evening of the arrival day', () => {
  const zone = zoneWhereItIs(18);
  let cloudbeds: RecordingProxy;
  const hotel = useConnectedApi(async (simulators) => {
    cloudbeds = await startProxy(simulators.cloudbeds);
    return { HOTEL_TIME_ZONE: zone, CLOUDBEDS_BASE_URL: cloudbeds.url };
  });
  afterAll(() => cloudbeds.stop());
  const desk = useFrontDesk(hotel);

  /** A guest who arrives today, by the clock of that zone, and has given everything. */
  async function ready() {
    const phone = newNumber();
    const { id } = await desk.reserveToday({ phone });
    const stay = await desk.property.changeStay('test', id, { startDate: hotelDate(new Date(), zone) });
    const guest = await invited(hotel, stay, phone);
    await giveEverything(hotel, guest);
    return { stay, guest, now: () => desk.property.getReservation('test', stay.id) };
  }
  /** Cancels a stay while Cloudbeds is asked about it for the n-th time from now. */
  function cancelWhileAsked({ id }: Reservation, nth: number): void {
    let asked = 0;
    cloudbeds.meanwhile = async ({ path, query }) => {
      const isAsked = path.endsWith('/getReservation') && query.get('reservationID') === id;
      if (isAsked && ++asked === nth) await desk.property.cancel('test', id);
    };
  }
  const problemOf = async ({ id }: Reservation): Promise<{ id: string; problem: string | null }> => {
    const sql = 'SELECT id, problem FROM precheckin WHERE reservation_id = $1';
    return (await hotel.api.sql<{ id: string; problem: string | null }>(sql, [id]))[0]!;
  };
  /** Requests that change a stay at Cloudbeds. */
  const changes = ({ id }: Reservation): number =>
    cloudbeds.exchanges.filter(({ method, body }) => method === 'PUT' && body.includes(id)).length;
  const noJobIsLeft = (): Promise<boolean> =>
    eventually(async () => {
      const sql = `SELECT FROM jobs.job WHERE name = 'finish-check-in' AND state < 'completed'`;
      return (await hotel.api.sql(sql)).length === 0;
    });
  const alert = async (): Promise<Alert | undefined> =>
    (await hotel.api.call(alertEndpoints.active)).find(({ id }) => id === 'precheckin-unfinished-test');

  test('a guest with all steps done is checked in at Cloudbeds, with a note of the signed documents', async () => {
    const { stay, guest, now } = await ready();
    const answer = await checkIn(hotel, guest);
    expect([answer.status, await messageOf(answer)]).toEqual([200, 'You are checked in. Welcome!']);
    expect((await now()).status).toBe('checked_in');
    expect(await session(hotel, guest)).toMatchObject({ checkedIn: true, isSubmitted: false });

    const notes = await eventually(async () => {
      const all = (await desk.property.listNotes('test', stay.id)).filter(({ text }) =>
        text.startsWith('Pre-check-in: '),
      );
      return all.length > 0 && all;
    }, 300);
    const records = await hotel.api.sql<{ image_hash: string; text_version: string | null }>(
      `SELECT image_hash, text_version FROM signed_record JOIN precheckin ON id = precheckin_id
       WHERE reservation_id = $1`,
      [stay.id],
    );
    const said = notes[0]!.text.replaceAll(':', '');
    for (const { image_hash, text_version } of records) {
      expect(said).toContain(image_hash);
      expect(said).toContain(text_version ?? 'Photo of ID');
    }
    expect(said).toContain(`signed by ${stay.guestName} (drawn)`);
    expect(await alert()).toBeUndefined();

    const again = await checkIn(hotel, guest);
    expect([again.status, await messageOf(again)]).toEqual([200, 'You are checked in. Welcome!']);
    await errorOf(await upload(hotel, guest, await picture(90, 90).png().toBuffer()), 409);
  });

  test('a guest who checks in five times at once is checked in once', async () => {
    const { guest, now } = await ready();
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkIn(hotel, guest)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await now()).status).toBe('checked_in');
  });

  test('a guest whom the desk checked in at Cloudbeds reads that and signs nothing more', async () => {
    const phone = newNumber();
    const stay = await desk.reserveToday({ phone });
    const guest = await invited(hotel, stay, phone);
    await desk.property.checkIn('test', stay.id);
    expect((await session(hotel, guest)).checkedIn).toBe(true);
    await errorOf(await sign(hotel, guest, 'registration'), 409);
  });

  test('a refusal of Cloudbeds is left to reception, and an alert links there', async () => {
    const { stay, guest } = await ready();
    // after it was looked at, and before the change of its status
    cancelWhileAsked(stay, 3);
    const answer = await checkIn(hotel, guest);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, isSubmitted: true, message: submitted },
    ]);
    const row = await problemOf(stay);
    expect(row.problem).toMatch(/canceled/);
    expect(await alert()).toMatchObject({
      severity: 'critical',
      title: 'A guest waits to be checked in',
      detail: expect.stringContaining(`${stay.guestName}, reservation ${stay.id}. `),
      link: `/precheckins/${row.id}`,
    });
    await noJobIsLeft();
    const asked = cloudbeds.exchanges.length;
    const again = await Promise.all(Array.from({ length: 20 }, () => checkIn(hotel, guest)));
    expect(await Promise.all(again.map(messageOf))).toEqual(Array(20).fill(submitted));
    expect(cloudbeds.exchanges.slice(asked).filter(({ query }) => query.get('reservationID') === stay.id)).toEqual([]);
    await hotel.api.call(precheckinDeskEndpoints.finish, {
      params: { id: row.id },
      body: { how: 'by_hand', note: 'Booked anew and let in.' },
    });
    expect(await alert()).toBeUndefined();
  });

  test('a guest whose stay was canceled since the page was opened reads that, and nothing is submitted', async () => {
    const { stay, guest } = await ready();
    await desk.property.cancel('test', stay.id);
    const { message } = await errorOf(await checkIn(hotel, guest), 409);
    expect(message).toBe('This reservation is cancelled. Please contact the hotel.');
    expect(await session(hotel, guest)).toMatchObject({ isSubmitted: false, checkedIn: false });
  });

  test('a stay that is canceled right after is not checked in, and reception reads why', async () => {
    const { stay, guest } = await ready();
    const before = changes(stay);
    cancelWhileAsked(stay, 1);
    expect(await messageOf(await checkIn(hotel, guest))).toBe(submitted);
    const { id, problem } = await problemOf(stay);
    expect(problem).toBe(
      `The reservation was changed after the guest had submitted. It is canceled now, from ${stay.startDate} to ${stay.endDate}.`,
    );
    await noJobIsLeft();
    expect(changes(stay)).toBe(before);
    await hotel.api.call(precheckinDeskEndpoints.finish, { params: { id }, body: { how: 'by_hand' } });
  });

  test('a check-in whose answer got lost is recognized as done and not repeated', async () => {
    const { stay, guest } = await ready();
    const before = changes(stay);
    cloudbeds.losing = /^PUT .*\/putReservation$/;
    expect((await checkIn(hotel, guest)).status).toBe(200);
    const lost = changes(stay);
    expect(lost).toBeGreaterThan(before);
    cloudbeds.losing = null;
    await eventually(async () => (await session(hotel, guest)).checkedIn, 300, 20_000);
    await noJobIsLeft();
    expect(changes(stay)).toBe(lost);
  });

  test('a guest submits while Cloudbeds is down, and is checked in once it is back', async () => {
    const { guest, now } = await ready();
    await hotel.simulators.fault('cloudbeds', 'server_error');
    const answer = await checkIn(hotel, guest);
    expect([answer.status, await messageOf(answer)]).toEqual([200, submitted]);
    expect(await session(hotel, guest)).toMatchObject({ checkedIn: false, isSubmitted: true });
    expect((await alert())!.detail).toMatch(/Cloudbeds/);
    await hotel.simulators.heal();
    await eventually(async () => (await session(hotel, guest)).checkedIn, 500, 60_000);
    expect((await now()).status).toBe('checked_in');
    expect(await alert()).toBeUndefined();
  }, 90_000);
});

describe('before check-in opens', () => {
  const zone = zoneWhereItIs(14);
  const hotel = useConnectedApi(() => ({ HOTEL_TIME_ZONE: zone }));
  const desk = useFrontDesk(hotel);
  const today = hotelDate(new Date(), zone);

  test.each([
    ['in the afternoon of the arrival day', 0],
    ['the day before', 1],
    ['a week before', 7],
  ])('%s the guest reads when check-in opens, in hotel time', async (_, ahead) => {
    const phone = newNumber();
    const startDate = addDays(today, ahead);
    const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone });
    const guest = await invited(hotel, stay, phone);
    await giveEverything(hotel, guest);
    const { code, message } = await errorOf(await checkIn(hotel, guest), 409);
    expect([code, message]).toEqual([
      'early',
      `Check-in opens on ${spokenDay(startDate, today)} at 4:00 PM hotel time.`,
    ]);
    expect(await session(hotel, guest)).toMatchObject({
      ...{ isSubmitted: false, checkedIn: false },
      checkIn: { state: 'early', opensAt: hotelInstant(startDate, '16:00:00', zone).toISOString() },
    });
    expect((await desk.property.getReservation('test', stay.id)).status).toBe('confirmed');
  });
});
