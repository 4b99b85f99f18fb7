import { describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { precheckinDeskEndpoints as endpoints } from '@booking/contracts/precheckins';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  addressIn,
  contact,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  select,
  textsOf,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { session, sign } from '../../../../test/people/precheckin.ts';
import { invitedGuest, newestLink, sendLink } from '../../../../test/people/signing-guest.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
const headers = basicOf(owner.email, owner.password);

const post = (reservationId: string): Promise<Response> =>
  hotel.api.request(endpoints.send.path, { method: 'POST', headers, body: { reservationId } });

describe('a link that the desk sends', () => {
  test('opens the pre-check-in of the reservation', async () => {
    const guest = await invitedGuest(hotel, desk);
    expect(await session(hotel, guest)).toMatchObject({
      ...{ guestName: 'Ada Guest', checkInDate: guest.reservation.startDate, registrationCardSigned: false },
    });
  });

  test('ends the previous link and keeps the completed steps', async () => {
    const guest = await invitedGuest(hotel, desk);
    await sign(hotel, guest, 'registration');
    const again = await sendLink(hotel, guest.reservation.id);
    expect(again).toMatchObject({ id: guest.id, step: 'registration_signed', records: [{ kind: 'registration' }] });
    await errorOf(await hotel.api.request(guest.link), 404);
    expect(await session(hotel, await newestLink(hotel, guest.phone, 2))).toMatchObject({
      registrationCardSigned: true,
    });
  });

  test('is recorded with its sender, and with the guest by name', async () => {
    const guest = await invitedGuest(hotel, desk);
    const sql = `SELECT actor_email, detail FROM audit_event
      WHERE action = 'precheckins.send' AND detail ->> 'precheckinId' = $1`;
    expect(await hotel.api.sql(sql, [guest.id])).toEqual([
      { actor_email: owner.email, detail: { precheckinId: guest.id, reservationId: guest.reservation.id } },
    ]);
    const query = { type: 'precheckin', subject: guest.id, action: 'precheckins.send' };
    const [event] = await hotel.api.call(auditEndpoints.list, { query });
    expect(event?.subject).toEqual({ type: 'precheckin', id: guest.id, label: 'Ada Guest' });
  });

  test('that cannot be texted leaves the previous link valid, and is answered with the reason', async () => {
    const guest = await invitedGuest(hotel, desk);
    await hotel.simulators.fault('twilio', 'rate_limited');
    expect((await errorOf(await post(guest.reservation.id), 503)).message).toMatch(/Twilio/);
    await hotel.simulators.heal();
    expect((await hotel.api.request(guest.link)).status).toBe(200);
  });
});

describe('a link is texted to', () => {
  const linksTo = async (guest: string): Promise<number> =>
    (await textsOf(hotel, { guest })).filter((each) => each.includes('pre-check-in')).length;
  const setPhone = (guestID: string, guestPhone: string) =>
    desk.http.request('test', 'PUT', 'putGuest', { guestID, guestPhone });

  test('the phone that booked rather than the number typed on the page, until the desk enters another', async () => {
    const [caller, typed, entered] = [newCaller(), newCaller(), newCaller()];
    const link = await getLink(hotel, caller);
    await select(hotel, link, (await see(hotel, link)).rooms[0]!);
    await contact(hotel, link, typed);
    await payCheckout((await see(hotel, link)).paymentUrl!);
    const { reservationId } = await paymentOf(hotel, typed, isSynced);
    await sendLink(hotel, reservationId!);
    await addressIn(hotel, caller, 'pre-check-in');
    expect(await linksTo(typed.guest)).toBe(0);
    const { guestId } = await desk.property.getReservation('test', reservationId!);
    await setPhone(guestId, entered.guest);
    await sendLink(hotel, reservationId!);
    await addressIn(hotel, entered, 'pre-check-in');
    expect(await linksTo(typed.guest)).toBe(0);
  });

  test('the previous number when the newly entered one cannot be texted', async () => {
    const { id, phone, reservation } = await invitedGuest(hotel, desk);
    await setPhone(reservation.guestId, '+447700900123');
    expect(await sendLink(hotel, reservation.id)).toMatchObject({ id });
    await addressIn(hotel, { guest: phone }, 'pre-check-in', 2);
  });
});

describe('no link is sent', () => {
  test('for a reservation that Cloudbeds does not know', async () => {
    expect((await errorOf(await post('404404'), 404)).message).toBe(
      'Cloudbeds has no reservation 404404. Check the number.',
    );
  });

  test('without a reservation id', async () => {
    expect((await errorOf(await post('  '), 400)).message).toBe('Which reservation?');
  });

  test('for one that is canceled', async () => {
    const { id } = await desk.reserve({ ...newStay(), phone: newCaller().guest });
    await desk.property.cancel('test', id);
    expect((await errorOf(await post(id), 409)).message).toMatch(/is canceled/);
  });

  test('for a guest who is checked in', async () => {
    const { id } = await desk.reserveToday({ phone: newCaller().guest });
    await desk.property.checkIn('test', id);
    expect((await errorOf(await post(id), 409)).message).toBe('This guest is checked in already.');
  });

  test('for a guest whom only the desk noted as checked in', async () => {
    const { id, reservation } = await invitedGuest(hotel, desk);
    await hotel.api.sql('UPDATE precheckin SET checked_in_at = now() WHERE id = $1', [id]);
    expect((await errorOf(await post(reservation.id), 409)).message).toBe('This guest is checked in already.');
  });

  test('to a guest without a number', async () => {
    const { id } = await desk.reserve({ ...newStay(), phone: 'none' });
    expect((await errorOf(await post(id), 409)).message).toMatch(/no number of this guest/);
  });

  test('to a guest who opted out of texts', async () => {
    const { guest } = newCaller();
    const { id } = await desk.reserve({ ...newStay(), phone: guest });
    await hotel.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
      guest,
    ]);
    expect((await errorOf(await post(id), 409)).message).toMatch(/asked us to send no more texts/);
  });
});

// last, as a provider that failed several times is left alone for a while
test('no link is sent while Cloudbeds is down', async () => {
  await hotel.simulators.fault('cloudbeds', 'server_error');
  const { status } = await post('123');
  expect([502, 503]).toContain(status);
});
