import { describe, expect, test } from '@jest/globals';
import { precheckinDeskEndpoints as endpoints } from '@booking/contracts/precheckins';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useDesk } from '../../../../test/people/desk.ts';
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

const house = useConnectedApi();
const desk = useDesk(house);
const headers = basicOf(owner.email, owner.password);

const post = (reservationId: string): Promise<Response> =>
  house.api.request(endpoints.send.path, { method: 'POST', headers, body: { reservationId } });

describe('a link that the desk sends', () => {
  test('opens the pre-check-in of the reservation', async () => {
    const guest = await invitedGuest(house, desk);
    expect(await session(house, guest)).toMatchObject({
      ...{ guestName: 'Ada Guest', checkInDate: guest.reservation.startDate, registrationCardSigned: false },
    });
  });

  test('ends the one before; what was given stays', async () => {
    const guest = await invitedGuest(house, desk);
    await sign(house, guest, 'registration');
    const again = await sendLink(house, guest.reservation.id);
    expect(again).toMatchObject({ id: guest.id, step: 'registration_signed', records: [{ kind: 'registration' }] });
    await errorOf(await house.api.request(guest.link), 404);
    expect(await session(house, await newestLink(house, guest.phone, 2))).toMatchObject({
      registrationCardSigned: true,
    });
  });

  test('is written down, with who sent it', async () => {
    const guest = await invitedGuest(house, desk);
    const sql = `SELECT actor_email, detail FROM audit_event
      WHERE action = 'precheckins.send' AND detail ->> 'precheckinId' = $1`;
    expect(await house.api.sql(sql, [guest.id])).toEqual([
      { actor_email: owner.email, detail: { precheckinId: guest.id, reservationId: guest.reservation.id } },
    ]);
  });

  test('that does not go out leaves the one before as it is, and says so', async () => {
    const guest = await invitedGuest(house, desk);
    await house.simulators.fault('twilio', 'rate_limited');
    expect((await errorOf(await post(guest.reservation.id), 503)).message).toMatch(/Twilio/);
    await house.simulators.heal();
    expect((await house.api.request(guest.link)).status).toBe(200);
  });
});

describe('a link goes to', () => {
  const linksTo = async (guest: string): Promise<number> =>
    (await textsOf(house, { guest })).filter((each) => each.includes('pre-check-in')).length;
  const setPhone = (guestID: string, guestPhone: string) =>
    desk.http.request('test', 'PUT', 'putGuest', { guestID, guestPhone });

  test('the phone that booked, not the number that was typed on the page, until the desk enters another', async () => {
    const [caller, typed, entered] = [newCaller(), newCaller(), newCaller()];
    const link = await getLink(house, caller);
    await select(house, link, (await see(house, link)).rooms[0]!);
    await contact(house, link, typed);
    await payCheckout((await see(house, link)).paymentUrl!);
    const { reservationId } = await paymentOf(house, typed, isSynced);
    await sendLink(house, reservationId!);
    await addressIn(house, caller, 'pre-check-in');
    expect(await linksTo(typed.guest)).toBe(0);
    const { guestId } = await desk.property.reservation('test', reservationId!);
    await setPhone(guestId, entered.guest);
    await sendLink(house, reservationId!);
    await addressIn(house, entered, 'pre-check-in');
    expect(await linksTo(typed.guest)).toBe(0);
  });

  test('the number it went to before, where the one that is entered now cannot be texted', async () => {
    const { id, phone, reservation } = await invitedGuest(house, desk);
    await setPhone(reservation.guestId, '+447700900123');
    expect(await sendLink(house, reservation.id)).toMatchObject({ id });
    await addressIn(house, { guest: phone }, 'pre-check-in', 2);
  });
});

describe('there is nothing to send', () => {
  test('for a reservation that Cloudbeds does not know', async () => {
    expect((await errorOf(await post('404404'), 404)).message).toBe(
      'Cloudbeds has no reservation 404404. Check the number.',
    );
  });

  test('without saying which', async () => {
    expect((await errorOf(await post('  '), 400)).message).toBe('Which reservation?');
  });

  test('for one that is canceled', async () => {
    const { id } = await desk.reserve({ ...newStay(), phone: newCaller().guest });
    await desk.property.cancel('test', id);
    expect((await errorOf(await post(id), 409)).message).toMatch(/is canceled/);
  });

  test('for a guest who is in the house', async () => {
    const { id } = await desk.reserveToday({ phone: newCaller().guest });
    await desk.property.checkIn('test', id);
    expect((await errorOf(await post(id), 409)).message).toBe('This guest is checked in already.');
  });

  test('for a guest whom the desk noted as checked in, though Cloudbeds does not know', async () => {
    const { id, reservation } = await invitedGuest(house, desk);
    await house.api.sql('UPDATE precheckin SET checked_in_at = now() WHERE id = $1', [id]);
    expect((await errorOf(await post(reservation.id), 409)).message).toBe('This guest is checked in already.');
  });

  test('to a guest without a number', async () => {
    const { id } = await desk.reserve({ ...newStay(), phone: 'none' });
    expect((await errorOf(await post(id), 409)).message).toMatch(/no number of this guest/);
  });

  test('to a guest who asked for no texts', async () => {
    const { guest } = newCaller();
    const { id } = await desk.reserve({ ...newStay(), phone: guest });
    await house.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
      guest,
    ]);
    expect((await errorOf(await post(id), 409)).message).toMatch(/asked us to send no more texts/);
  });
});

// last, as a provider that failed several times is left alone for a while
test('while Cloudbeds is away nothing is sent', async () => {
  await house.simulators.fault('cloudbeds', 'server_error');
  const { status } = await post('123');
  expect([502, 503]).toContain(status);
});
