import { beforeAll, describe, expect, test } from '@jest/globals';
import { guestEndpoints as endpoints, type Guest } from '@booking/contracts/guests';
import { modeEndpoints } from '@booking/contracts/mode';
import { paymentEndpoints } from '@booking/contracts/payments';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { staffOfEachRole } from '../../../../test/people/staff.ts';
import { aboutToPay, isSynced, paymentOf, textsOf, type Caller } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';

const hotel = useConnectedApi();

const list = (query: object = {}): Promise<Guest[]> => hotel.api.call(endpoints.list, { query });
const find = async (q: string): Promise<string[]> => (await list({ q })).map(({ name }) => name);
const pageOf = (id: string) => hotel.api.call(endpoints.page, { params: { id } });

async function paid(): Promise<{ caller: Caller; paymentId: string; reservationId: string }> {
  const { caller, address } = await aboutToPay(hotel);
  await payCheckout(address);
  const { id, reservationId } = await paymentOf(hotel, caller, isSynced);
  return { caller, paymentId: id, reservationId: reservationId! };
}

describe('a guest who booked by phone', () => {
  let booking: Awaited<ReturnType<typeof paid>>;
  let guest: Guest;
  beforeAll(async () => {
    booking = await paid();
    [guest] = (await list({ payment: booking.paymentId })) as [Guest];
  });

  test('is found by name, number, email and reservation', async () => {
    expect(guest).toMatchObject({
      ...{ name: 'Jane Doe', phones: [booking.caller.guest], emails: ['jane@guest.example'] },
      reservations: [booking.reservationId],
    });
    const number = booking.caller.guest;
    const written = `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;
    for (const q of ['doe jan', 'JANE', 'jane@guest', number, written, booking.reservationId])
      expect([q, await find(q)]).toEqual([q, ['Jane Doe']]);
    expect(await find('nobody')).toEqual([]);
  });

  test('is who its call, payment and reservation are of', async () => {
    const { caller, paymentId: payment, reservationId: reservation } = booking;
    for (const record of [{ call: caller.id }, { payment }, { reservation }])
      expect((await list(record)).map(({ id }) => id)).toEqual([guest.id]);
    expect(await list({ call: 'nobody-called' })).toEqual([]);
  });

  test('has one page with the stay and all that happened', async () => {
    const page = await pageOf(guest.id);
    expect(page.numbers).toEqual([
      { number: booking.caller.guest, optedOut: null, sharedWith: [], callId: booking.caller.id },
    ]);
    expect(page.stays).toMatchObject([{ reservationId: booking.reservationId, isCanceled: false }]);
    const titles = page.timeline.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Confirmation texted', 'Paid', 'Room chosen', 'Phone call']));
    expect(page.timeline.filter(({ state }) => state === 'stuck')).toEqual([]);
    expect(page.isWhole).toBe(true);
  });

  test('gets the confirmation once more, and five times at most', async () => {
    const confirm = () =>
      hotel.api.call(paymentEndpoints.textConfirmation, { params: { id: booking.paymentId }, body: {} });
    const bodies = async () => (await textsOf(hotel, booking.caller)).filter((body) => body.includes('is confirmed'));
    const confirmed = async () => (await bodies()).length;
    expect(await confirm()).toEqual({ to: booking.caller.guest });
    await eventually(async () => (await confirmed()) === 2);
    for (let again = 0; again < 3; again += 1) await confirm();
    await expect(confirm()).rejects.toThrow(/409.*texted five times/);
    await eventually(async () => (await confirmed()) === 5);
    expect(new Set(await bodies()).size).toBe(1);
    expect(await hotel.api.sql(`SELECT FROM audit_event WHERE action = 'payments.text_confirmation'`)).toHaveLength(4);
  });

  test('is only in their own mode', async () => {
    await hotel.api.call(modeEndpoints.change, { body: { mode: 'live' } });
    try {
      expect(await list()).toEqual([]);
      expect(await list({ payment: booking.paymentId })).toEqual([]);
      await expect(pageOf(guest.id)).rejects.toThrow('404');
    } finally {
      await hotel.api.call(modeEndpoints.change, { body: { mode: 'test' } });
    }
  });

  test('shows each role what it may see', async () => {
    await hotel.api.sql(
      `INSERT INTO precheckin (token_hash, mode, reservation_id, reservation_status, guest_name, guest_phone, start_date, end_date,
         adults, children, due_cents, paid_cents, changed_at, sent_at, expires_at)
       VALUES ('\\x00', 'test', $1, 'confirmed', 'Jane Doe', $2, '2027-01-01', '2027-01-02', 1, 0, 0, 0, now(), now(), '2027-01-02')
       ON CONFLICT DO NOTHING`,
      [booking.reservationId, booking.caller.guest],
    );
    const staff = await staffOfEachRole(hotel.api);
    for (const role of ['front_desk', 'viewer'] as const) {
      const answer = await hotel.api.request(`/api/admin/guests/${guest.id}`, { headers: staff.get(role)! });
      const { timeline } = (await answer.json()) as { timeline: { kind: string }[] };
      expect([role, timeline.some(({ kind }) => kind === 'precheckin')]).toEqual([role, role === 'front_desk']);
    }
    await errorOf(await hotel.api.request('/api/admin/guests'), 401);
  });
});

test('who texted STOP before paying is not confirmed, and the page says why', async () => {
  const { caller, address } = await aboutToPay(hotel);
  await hotel.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
    caller.guest,
  ]);
  await payCheckout(address);
  const { id } = await paymentOf(hotel, caller, isSynced);
  const [guest] = await list({ payment: id });
  const { numbers, timeline } = await pageOf(guest!.id);
  expect(numbers.find(({ number }) => number === caller.guest)?.optedOut?.said).toBe('STOP');
  const stuck = timeline.filter(({ key }) => key.endsWith(`confirmation ${id}`));
  expect(stuck).toMatchObject([
    { title: 'Confirmation not sent', state: 'stuck', detail: 'The number opted out of texts.', fix: null },
  ]);
  expect(stuck[0]?.copy).toMatch(/is confirmed\. Paid: \$/);
  await expect(hotel.api.call(paymentEndpoints.textConfirmation, { params: { id }, body: {} })).rejects.toThrow('409');
});
