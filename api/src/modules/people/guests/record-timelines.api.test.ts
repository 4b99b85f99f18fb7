import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { timelineEndpoints as endpoints } from '@booking/contracts/timelines';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { staffOfEachRole } from '../../../../test/people/staff.ts';
import { aboutToPay, isSynced, paymentOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';

const hotel = useConnectedApi();

const ofPayment = (id: string) => hotel.api.call(endpoints.ofPayment, { params: { id } });
const ofReservation = (id: string) => hotel.api.call(endpoints.ofReservation, { params: { id } });
const titles = (events: readonly { title: string }[]): string[] => events.map(({ title }) => title);

test('tells of a payment and of its reservation what happened, from the call to the confirmation', async () => {
  const { caller, address } = await aboutToPay(hotel);
  await payCheckout(address);
  const { id, reservationId } = await paymentOf(hotel, caller, isSynced);
  const whole = ['Phone call', 'Room chosen', 'Paid', 'Reservation in Cloudbeds', 'Confirmation texted'];
  const events = await ofPayment(id);
  expect(titles(events)).toEqual(expect.arrayContaining(whole));
  expect(titles(events).indexOf('Confirmation texted')).toBeLessThan(titles(events).indexOf('Phone call'));
  expect(titles(await ofReservation(reservationId!))).toEqual(expect.arrayContaining(whole));

  const viewer = (await staffOfEachRole(hotel.api)).get('viewer')!;
  await hotel.api.sql(
    `INSERT INTO precheckin (token_hash, mode, reservation_id, reservation_status, guest_name, guest_phone, start_date, end_date,
       adults, children, due_cents, paid_cents, changed_at, sent_at, expires_at)
     VALUES ('\\x01', 'test', $1, 'confirmed', 'Jane Doe', $2, '2027-01-01', '2027-01-02', 1, 0, 0, 0, now(), now(), '2027-01-02')
     ON CONFLICT DO NOTHING`,
    [reservationId, caller.guest],
  );
  const isPrecheckin = ({ kind }: { kind: string }): boolean => kind === 'precheckin';
  expect((await ofReservation(reservationId!)).some(isPrecheckin)).toBe(true);
  const answer = await hotel.api.request(`/api/admin/reservations/${reservationId}/timeline`, { headers: viewer });
  const seen = (await answer.json()) as { kind: string }[];
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.some(isPrecheckin)).toBe(false);
});

test('says that no confirmation was sent to a number that opted out', async () => {
  const { caller, address } = await aboutToPay(hotel);
  await hotel.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
    caller.guest,
  ]);
  await payCheckout(address);
  const { id, reservationId } = await paymentOf(hotel, caller, isSynced);
  for (const events of [await ofPayment(id), await ofReservation(reservationId!)]) {
    expect(events.filter(({ state }) => state === 'stuck')).toMatchObject([
      { title: 'Confirmation not sent', detail: 'The number opted out of texts.' },
    ]);
  }
});

test('knows no payment of another id, and nothing of a reservation that was not made here', async () => {
  await expect(ofPayment(randomUUID())).rejects.toThrow('404');
  expect(await ofReservation('404404')).toEqual([]);
  await errorOf(await hotel.api.request('/api/admin/reservations/404404/timeline'), 401);
});
