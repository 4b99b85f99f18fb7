import { expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useOwnConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import {
  aboutToPay,
  addressIn,
  isSynced,
  newCaller,
  paymentOf,
  textsOf,
  type Stay,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { invite, session } from '../../../../test/people/precheckin.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const hotel = useOwnConnectedApi();
const desk = useFrontDesk(hotel);

const from = (days: number): Stay => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), days);
  return { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 };
};
const words = 'pre-check-in';

/** A caller who has booked and paid for a stay that begins in so many days. */
async function booked(days: number) {
  const { caller, address } = await aboutToPay(hotel, newCaller(), from(days));
  const pay = async () => {
    await payCheckout(address);
    return paymentOf(hotel, caller, isSynced);
  };
  const texts = async (): Promise<string[]> => (await textsOf(hotel, caller)).filter((each) => each.includes(words));
  return { caller, pay, texts };
}

/** Once nothing is left to be done of a kind. */
const settled = (name: string): Promise<boolean> =>
  eventually(async () => {
    const sql = `SELECT FROM jobs.job WHERE name = $1 AND state IN ('created', 'active')`;
    return (await hotel.api.sql(sql, [name])).length === 0;
  });
const lookForArrivals = async (): Promise<void> => {
  await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('invite-arrivals-to-precheckin', '{}')`);
  await settled('invite-arrivals-to-precheckin');
  await settled('invite-to-precheckin');
};

test.each([
  ['today', 0],
  ['tomorrow', 1],
  ['in a week', 7],
])('a guest who has paid and arrives %s is texted the link at once', async (_, days) => {
  const { caller, pay, texts } = await booked(days);
  const { amountCents } = await pay();
  const address = await addressIn(hotel, caller, words);
  expect(address).toMatch(new RegExp(`^${hotel.simulators.env['PUBLIC_URL']!}/precheckin/[\\w-]{43}$`));
  const token = address.split('/').at(-1)!;
  expect(await session(hotel, { token, link: `/api/precheckin/${token}` })).toMatchObject({
    ...{ guestName: 'Jane Doe', guestPhone: caller.guest, checkInDate: from(days).startDate },
    ...{ totalPaid: amountCents, reservationStatus: 'confirmed', checkedIn: false },
  });
  expect(await texts()).toHaveLength(1);
});

test('a guest who arrives later is texted once, a week before arrival', async () => {
  const { caller, pay, texts } = await booked(30);
  const { id, reservationId } = await pay();
  await settled('invite-to-precheckin');
  await lookForArrivals();
  expect(await texts()).toEqual([]);

  // as if a while had passed, and the desk had moved the stay here
  await desk.property.changeStay('test', reservationId!, from(6));
  const dates = JSON.stringify(from(6));
  await hotel.api.sql('UPDATE payment SET metadata = metadata || $2 WHERE id = $1', [id, dates]);
  await lookForArrivals();
  await addressIn(hotel, caller, words);
  await lookForArrivals();
  await Promise.all([invite(hotel, id), invite(hotel, id), invite(hotel, id)]);
  await settled('invite-to-precheckin');
  expect(await texts()).toHaveLength(1);
});

test('a stay that was moved at Cloudbeds is invited by its new date', async () => {
  const { caller, pay, texts } = await booked(40);
  const { reservationId } = await pay();
  await settled('invite-to-precheckin');
  const stay = from(5);
  await desk.property.changeStay('test', reservationId!, stay);
  await eventually(async () => {
    const sql = 'SELECT FROM reservation_event WHERE reservation_id = $1 AND start_date = $2';
    return (await hotel.api.sql(sql, [reservationId, stay.startDate])).length > 0;
  });
  expect(await texts()).toEqual([]);
  await lookForArrivals();
  await addressIn(hotel, caller, words);
  await lookForArrivals();
  expect(await texts()).toHaveLength(1);
});

test('a reservation that is cancelled is not invited', async () => {
  const { pay, texts } = await booked(20);
  const { id, reservationId } = await pay();
  await desk.property.changeStay('test', reservationId!, from(5));
  await desk.property.cancel('test', reservationId!);
  await invite(hotel, id);
  await settled('invite-to-precheckin');
  expect(await texts()).toEqual([]);
  expect(await hotel.api.sql('SELECT FROM precheckin WHERE reservation_id = $1', [reservationId])).toEqual([]);
});

test('while texts fail, the booking stands, the desk reads why, and the link is texted later', async () => {
  const { caller, pay, texts } = await booked(3);
  await hotel.simulators.fault('twilio', 'rate_limited');
  const { reservationId } = await pay();
  const problem = async (): Promise<string | null | undefined> => {
    const sql = 'SELECT problem FROM precheckin WHERE reservation_id = $1';
    return (await hotel.api.sql<{ problem: string | null }>(sql, [reservationId]))[0]?.problem;
  };
  expect(await eventually(problem)).toMatch(/^The link could not be texted\. /);
  expect(await texts()).toEqual([]);
  await hotel.simulators.heal();
  await eventually(async () => (await texts()).length > 0, 500, 60_000);
  await eventually(async () => (await problem()) === null);
  expect(await addressIn(hotel, caller, words)).toMatch(/\/precheckin\//);
  expect(await texts()).toHaveLength(1);
}, 90_000);

test('the link is texted later when the text cannot be stored either', async () => {
  const { caller, pay, texts } = await booked(3);
  await hotel.api.sql(`
    CREATE FUNCTION take_none() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'The disk is full.'; END $$;
    CREATE TRIGGER take_none BEFORE INSERT ON text_message
    FOR EACH ROW WHEN (NEW.purpose = 'pre-check-in link') EXECUTE FUNCTION take_none()`);
  const { reservationId } = await pay();
  await eventually(async () => {
    const sql = 'SELECT FROM precheckin WHERE reservation_id = $1 AND problem IS NOT NULL';
    return (await hotel.api.sql(sql, [reservationId])).length > 0;
  });
  expect(await texts()).toEqual([]);
  await hotel.api.sql('DROP FUNCTION take_none CASCADE');
  expect(await addressIn(hotel, caller, words)).toMatch(/\/precheckin\//);
}, 90_000);

test('a guest who opted out gets no link, and the desk reads why', async () => {
  const { caller, pay, texts } = await booked(3);
  await hotel.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
    caller.guest,
  ]);
  const { reservationId } = await pay();
  const [row] = await eventually(async () => {
    const sql = 'SELECT problem FROM precheckin WHERE reservation_id = $1 AND problem IS NOT NULL';
    const rows = await hotel.api.sql<{ problem: string }>(sql, [reservationId]);
    return rows.length > 0 && rows;
  });
  expect(row!.problem).toMatch(/send no more texts/);
  expect(await texts()).toEqual([]);
});
