import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import pg from 'pg';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { useDesk } from '../../../../test/people/desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { getLink, post } from '../../../../test/people/guest-trip.ts';
import { dataUrl, scribble } from '../../../../test/people/pictures.ts';
import { invited, session, sign, type Precheckin } from '../../../../test/people/precheckin.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';

const invalid = 'This pre-check-in link is invalid or has expired. Please contact the hotel.';

const house = useConnectedProcess();
const desk = useDesk(house);
let last = 80;
let guest: Precheckin;
let stay: Reservation;

async function newGuest(): Promise<{ guest: Precheckin; stay: Reservation }> {
  const phone = `+151255501${last++}`;
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 4);
  const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  return { stay, guest: await invited(house, stay, phone) };
}
beforeAll(async () => void ({ guest, stay } = await newGuest()));

const change = (reservationId: string, what: string): Promise<unknown> =>
  house.api.sql(`UPDATE precheckin SET ${what} WHERE reservation_id = $1`, [reservationId]);
const heardOfMisses = (): Promise<unknown> => house.api.sql('DELETE FROM rate_limit');

test('a link is 256 bits that nothing keeps, neither database nor log', async () => {
  expect(guest.token).toMatch(/^[\w-]{43}$/);
  await session(house, guest);
  await sign(house, guest, 'registration');
  const tables = await house.api.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const rows = await house.api.sql(`SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0`, [guest.token]);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
  expect(house.api.log()).not.toContain(guest.token);
});

test('it lives until check-out by the hotel’s clock', async () => {
  const [row] = await house.api.sql<{ expires_at: Date }>(
    'SELECT expires_at FROM precheckin WHERE reservation_id = $1',
    [stay.id],
  );
  const clock = row!.expires_at.toLocaleString('sv-SE', { timeZone: 'America/Chicago' });
  expect(clock).toBe(`${stay.endDate} 11:00:00`);
});

test('unknown, nearly right, expired, revoked and other links look the same, and guessing is slow', async () => {
  await heardOfMisses();
  const [expired, revoked] = [await newGuest(), await newGuest()];
  await change(expired.stay.id, 'expires_at = now()');
  await change(revoked.stay.id, 'revoked_at = now()');
  const room = (await getLink(house)).split('/').at(-1)!;
  const { token } = guest;
  const nearly = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
  const misses = ['x', nearly, token.slice(1), `${token}A`, expired.guest.token, revoked.guest.token, room];
  const seen = new Set<string>();
  const signature = { signatureData: dataUrl(await scribble()) };
  for (const miss of misses) {
    const link = `/api/precheckin/${miss}`;
    for (const answer of [
      await house.api.request(link),
      miss === room
        ? await post(house, `${link}/checkin`, {})
        : await post(house, `${link}/sign-registration`, signature),
    ]) {
      const { requestId: _, ...error } = await errorOf(answer, 404);
      seen.add(JSON.stringify(error));
    }
  }
  expect([...seen]).toEqual([JSON.stringify({ error: invalid, message: invalid, code: 'invalid_link' })]);

  // fourteen misses until here; those at other pages count as well
  for (const link of Array<string>(6).fill('/api/room-selection/x')) await errorOf(await house.api.request(link), 404);
  await errorOf(await house.api.request('/api/precheckin/y'), 429);
  await errorOf(await house.api.request(guest.link), 429);
  await heardOfMisses();
  expect((await session(house, guest)).guestName).toBe(stay.guestName);
});

test('a pre-check-in that is deleted while its guest reads or signs has a link like any unknown one', async () => {
  await heardOfMisses();
  const { guest: other, stay: gone } = await newGuest();
  const deletion = new pg.Client(house.api.databaseUrl);
  await deletion.connect();
  await deletion.query('BEGIN');
  await deletion.query('DELETE FROM precheckin WHERE reservation_id = $1', [gone.id]);
  const answers = [house.api.request(other.link), sign(house, other, 'registration')];
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => (await house.api.sql(waiting)).length >= answers.length);
  await deletion.query('COMMIT');
  await deletion.end();
  for (const answer of answers) {
    expect(await errorOf(await answer, 404)).toMatchObject({ message: invalid, code: 'invalid_link' });
  }
});

test('a booking link opens no pre-check-in, and a pre-check-in link no booking', async () => {
  await heardOfMisses();
  for (const page of ['room-selection', 'booking-details'])
    await errorOf(await house.api.request(`/api/${page}/${guest.token}`), 404);
});

test('what is known is shown while Cloudbeds is away', async () => {
  await heardOfMisses();
  const before = await session(house, guest);
  await house.simulators.fault('cloudbeds', 'server_error');
  expect(await session(house, guest)).toEqual(before);
});

test('what the desk changes at Cloudbeds is shown, and moves the end of the link', async () => {
  const { guest: other, stay: moved } = await newGuest();
  const endDate = addDays(moved.endDate, 1);
  await desk.property.changeStay('test', moved.id, { endDate });
  await desk.property.recordPayment('test', moved.id, 1_234, 'cash at the desk');
  expect(await session(house, other)).toMatchObject({ checkOutDate: endDate, totalPaid: 1_234 });
  const [row] = await house.api.sql<{ expires_at: Date }>(
    'SELECT expires_at FROM precheckin WHERE reservation_id = $1',
    [moved.id],
  );
  expect(row!.expires_at.toLocaleString('sv-SE', { timeZone: 'America/Chicago' })).toBe(`${endDate} 11:00:00`);
});

describe('a link', () => {
  const standing = async ({ id }: Reservation): Promise<{ step: string; opened_at: Date | null }> => {
    const sql = 'SELECT step, opened_at FROM precheckin WHERE reservation_id = $1';
    return (await house.api.sql<{ step: string; opened_at: Date | null }>(sql, [id]))[0]!;
  };
  const isSeen = ({ link }: Precheckin): Promise<Response> => post(house, `${link}/opened`, {});

  test('that a messenger only looks at, to show where it leads, is not opened', async () => {
    await heardOfMisses();
    const { guest: other, stay: seen } = await newGuest();
    const page = await house.api.request(`/precheckin/${other.token}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Your Reservation')]);
    await session(house, other);
    expect(await standing(seen)).toEqual({ step: 'sent', opened_at: null });
  });

  test('is opened by whoever first sees the page, and by nobody who has another', async () => {
    await heardOfMisses();
    const { guest: other, stay: seen } = await newGuest();
    await errorOf(await isSeen({ link: `/api/precheckin/${'x'.repeat(43)}`, token: '' }), 404);
    expect((await isSeen(other)).status).toBe(200);
    const first = await standing(seen);
    expect(first).toEqual({ step: 'opened', opened_at: expect.any(Date) });
    await sign(house, other, 'registration');
    await isSeen(other);
    expect(await standing(seen)).toEqual({ ...first, step: 'registration_signed' });
  });
});

test('of a reservation that its guest cancels by phone nothing more is taken, from that moment on', async () => {
  await heardOfMisses();
  const { guest: other, stay: given } = await newGuest();
  await sign(house, other, 'registration');
  const [row] = await house.api.sql<{ phone: string }>(
    'SELECT guest_phone AS phone FROM precheckin WHERE reservation_id = $1',
    [given.id],
  );
  const { result } = await callOf(house, row!.phone).customer('cancel_reservation', { reservationId: given.id });
  expect(result).toMatch(/is cancelled/);
  const refusal = await errorOf(await sign(house, other, 'cc-auth'), 409);
  expect(refusal.message).toBe('This reservation is cancelled. Please contact the hotel.');
});

test('staff see it as the guest does, by an address that opens nothing for others, and change nothing', async () => {
  await heardOfMisses();
  const { guest: other, stay: seen } = await newGuest();
  const [row] = await house.api.sql<{ id: string }>('SELECT id FROM precheckin WHERE reservation_id = $1', [seen.id]);
  const preview = { link: `/api/precheckin/${row!.id}`, token: row!.id };
  const origin = house.simulators.env['PUBLIC_URL']!;
  const { cookie } = await signIn(house.api, owner.email, owner.password);
  const asOwner = (path: string, body?: object) =>
    house.api.request(path, { headers: { cookie, origin }, ...(body && { method: 'POST', body }) });

  const { session: shown } = (await (await asOwner(preview.link)).json()) as { session: object };
  expect((await asOwner(`${preview.link}/opened`, {})).status).toBe(200);
  expect(await house.api.sql('SELECT step FROM precheckin WHERE id = $1', [row!.id])).toEqual([{ step: 'sent' }]);
  expect(shown).toEqual(await session(house, other));
  const { code } = await errorOf(await asOwner(`${preview.link}/checkin`, {}), 403);
  expect(code).toBe('preview');

  await errorOf(await house.api.request(preview.link), 404);
  await errorOf(await post(house, `${preview.link}/opened`, {}), 404);
  const viewer = await signIn(house.api, await addAccount(house.api, 'viewer'));
  await errorOf(await house.api.request(preview.link, { headers: { ...viewer, origin } }), 404);

  await house.api.sql(`UPDATE precheckin SET mode = 'live' WHERE id = $1`, [row!.id]);
  await errorOf(await asOwner(preview.link), 404);
});
