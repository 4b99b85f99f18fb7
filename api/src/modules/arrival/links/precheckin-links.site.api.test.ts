import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import pg from 'pg';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { getLink, post } from '../../../../test/people/guest-trip.ts';
import { dataUrl, scribble } from '../../../../test/people/pictures.ts';
import { invited, session, sign, type Precheckin } from '../../../../test/people/precheckin.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';

const invalid = 'This pre-check-in link is invalid or has expired. Please contact the hotel.';

const hotel = useConnectedProcess();
const desk = useFrontDesk(hotel);
let last = 80;
let guest: Precheckin;
let stay: Reservation;

async function newGuest(): Promise<{ guest: Precheckin; stay: Reservation }> {
  const phone = `+151255501${last++}`;
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 4);
  const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  return { stay, guest: await invited(hotel, stay, phone) };
}
beforeAll(async () => void ({ guest, stay } = await newGuest()));

const change = (reservationId: string, what: string): Promise<unknown> =>
  hotel.api.sql(`UPDATE precheckin SET ${what} WHERE reservation_id = $1`, [reservationId]);
const heardOfMisses = (): Promise<unknown> => hotel.api.sql('DELETE FROM rate_limit');

test('a link has 256 random bits, which neither the database nor the log stores', async () => {
  expect(guest.token).toMatch(/^[\w-]{43}$/);
  await session(hotel, guest);
  await sign(hotel, guest, 'registration');
  const tables = await hotel.api.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const rows = await hotel.api.sql(`SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0`, [guest.token]);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
  expect(hotel.api.log()).not.toContain(guest.token);
});

test('a link is valid until check-out in hotel time', async () => {
  const [row] = await hotel.api.sql<{ expires_at: Date }>(
    'SELECT expires_at FROM precheckin WHERE reservation_id = $1',
    [stay.id],
  );
  const clock = row!.expires_at.toLocaleString('sv-SE', { timeZone: 'America/Chicago' });
  expect(clock).toBe(`${stay.endDate} 11:00:00`);
});

test('unknown, nearly right, expired, revoked and other links get equal answers, and guessing is limited', async () => {
  await heardOfMisses();
  const [expired, revoked] = [await newGuest(), await newGuest()];
  await change(expired.stay.id, 'expires_at = now()');
  await change(revoked.stay.id, 'revoked_at = now()');
  const room = (await getLink(hotel)).split('/').at(-1)!;
  const { token } = guest;
  const nearly = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
  const misses = ['x', nearly, token.slice(1), `${token}A`, expired.guest.token, revoked.guest.token, room];
  const seen = new Set<string>();
  const signature = { signatureData: dataUrl(await scribble()) };
  for (const miss of misses) {
    const link = `/api/precheckin/${miss}`;
    for (const answer of [
      await hotel.api.request(link),
      miss === room
        ? await post(hotel, `${link}/checkin`, {})
        : await post(hotel, `${link}/sign-registration`, signature),
    ]) {
      const { requestId: _, ...error } = await errorOf(answer, 404);
      seen.add(JSON.stringify(error));
    }
  }
  expect([...seen]).toEqual([JSON.stringify({ error: invalid, message: invalid, code: 'invalid_link' })]);

  // fourteen misses until here; those at other pages count as well
  for (const link of Array<string>(6).fill('/api/room-selection/x')) await errorOf(await hotel.api.request(link), 404);
  await errorOf(await hotel.api.request('/api/precheckin/y'), 429);
  await errorOf(await hotel.api.request(guest.link), 429);
  await heardOfMisses();
  expect((await session(hotel, guest)).guestName).toBe(stay.guestName);
});

test('the link of a deleted pre-check-in is answered like an unknown one', async () => {
  await heardOfMisses();
  const { guest: other, stay: gone } = await newGuest();
  const deletion = new pg.Client(hotel.api.databaseUrl);
  await deletion.connect();
  await deletion.query('BEGIN');
  await deletion.query('DELETE FROM precheckin WHERE reservation_id = $1', [gone.id]);
  const answers = [hotel.api.request(other.link), sign(hotel, other, 'registration')];
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => (await hotel.api.sql(waiting)).length >= answers.length);
  await deletion.query('COMMIT');
  await deletion.end();
  for (const answer of answers) {
    expect(await errorOf(await answer, 404)).toMatchObject({ message: invalid, code: 'invalid_link' });
  }
});

test('a booking link opens no pre-check-in, and a pre-check-in link no booking', async () => {
  await heardOfMisses();
  for (const page of ['room-selection', 'booking-details'])
    await errorOf(await hotel.api.request(`/api/${page}/${guest.token}`), 404);
});

test('the page shows stored facts while Cloudbeds is down', async () => {
  await heardOfMisses();
  const before = await session(hotel, guest);
  await hotel.simulators.fault('cloudbeds', 'server_error');
  expect(await session(hotel, guest)).toEqual(before);
});

test('a change at Cloudbeds is shown, and moves the end of the link', async () => {
  const { guest: other, stay: moved } = await newGuest();
  const endDate = addDays(moved.endDate, 1);
  await desk.property.changeStay('test', moved.id, { endDate });
  await desk.property.recordPayment('test', moved.id, 1_234, 'cash at the desk');
  expect(await session(hotel, other)).toMatchObject({ checkOutDate: endDate, totalPaid: 1_234 });
  const [row] = await hotel.api.sql<{ expires_at: Date }>(
    'SELECT expires_at FROM precheckin WHERE reservation_id = $1',
    [moved.id],
  );
  expect(row!.expires_at.toLocaleString('sv-SE', { timeZone: 'America/Chicago' })).toBe(`${endDate} 11:00:00`);
});

describe('a link', () => {
  const standing = async ({ id }: Reservation): Promise<{ step: string; opened_at: Date | null }> => {
    const sql = 'SELECT step, opened_at FROM precheckin WHERE reservation_id = $1';
    return (await hotel.api.sql<{ step: string; opened_at: Date | null }>(sql, [id]))[0]!;
  };
  const isSeen = ({ link }: Precheckin): Promise<Response> => post(hotel, `${link}/opened`, {});

  test('that a messenger previews does not count as opened', async () => {
    await heardOfMisses();
    const { guest: other, stay: seen } = await newGuest();
    // one that takes more than a second to render is sent empty
    await eventually(async () => {
      const page = await hotel.api.request(`/precheckin/${other.token}`);
      return page.status === 200 && (await page.text()).includes('Your Reservation');
    });
    await session(hotel, other);
    expect(await standing(seen)).toEqual({ step: 'sent', opened_at: null });
  });

  test('counts as opened when its own page is first shown', async () => {
    await heardOfMisses();
    const { guest: other, stay: seen } = await newGuest();
    await errorOf(await isSeen({ link: `/api/precheckin/${'x'.repeat(43)}`, token: '' }), 404);
    expect((await isSeen(other)).status).toBe(200);
    const first = await standing(seen);
    expect(first).toEqual({ step: 'opened', opened_at: expect.any(Date) });
    await sign(hotel, other, 'registration');
    await isSeen(other);
    expect(await standing(seen)).toEqual({ ...first, step: 'registration_signed' });
  });
});

test('a reservation that is canceled by phone accepts no more steps from that moment', async () => {
  await heardOfMisses();
  const { guest: other, stay: given } = await newGuest();
  await sign(hotel, other, 'registration');
  const [row] = await hotel.api.sql<{ phone: string }>(
    'SELECT guest_phone AS phone FROM precheckin WHERE reservation_id = $1',
    [given.id],
  );
  const { result } = await callOf(hotel, row!.phone).customer('cancel_reservation', { reservationId: given.id });
  expect(result).toMatch(/is cancelled/);
  const refusal = await errorOf(await sign(hotel, other, 'cc-auth'), 409);
  expect(refusal.message).toBe('This reservation is cancelled. Please contact the hotel.');
});

test("staff see the guest's page at an address that only works for staff and changes nothing", async () => {
  await heardOfMisses();
  const { guest: other, stay: seen } = await newGuest();
  const [row] = await hotel.api.sql<{ id: string }>('SELECT id FROM precheckin WHERE reservation_id = $1', [seen.id]);
  const preview = { link: `/api/precheckin/${row!.id}`, token: row!.id };
  const origin = hotel.simulators.env['PUBLIC_URL']!;
  const { cookie } = await signIn(hotel.api, owner.email, owner.password);
  const asOwner = (path: string, body?: object) =>
    hotel.api.request(path, { headers: { cookie, origin }, ...(body && { method: 'POST', body }) });

  const { session: shown } = (await (await asOwner(preview.link)).json()) as { session: object };
  expect((await asOwner(`${preview.link}/opened`, {})).status).toBe(200);
  expect(await hotel.api.sql('SELECT step FROM precheckin WHERE id = $1', [row!.id])).toEqual([{ step: 'sent' }]);
  expect(shown).toEqual(await session(hotel, other));
  const { code } = await errorOf(await asOwner(`${preview.link}/checkin`, {}), 403);
  expect(code).toBe('preview');

  await errorOf(await hotel.api.request(preview.link), 404);
  await errorOf(await post(hotel, `${preview.link}/opened`, {}), 404);
  const viewer = await signIn(hotel.api, await addAccount(hotel.api, 'viewer'));
  await errorOf(await hotel.api.request(preview.link, { headers: { ...viewer, origin } }), 404);

  await hotel.api.sql(`UPDATE precheckin SET mode = 'live' WHERE id = $1`, [row!.id]);
  await errorOf(await asOwner(preview.link), 404);
});
