import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { inChat, newestConversation, setUpAssistants, visitorOf } from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
beforeAll(() => setUpAssistants(hotel));
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

/** The tools of a conversation that just began. */
async function toolsOf(asked: Parameters<ReturnType<typeof visitorOf>['begin']>[0]) {
  await visitorOf(hotel).begin(asked);
  return inChat(hotel, await newestConversation(hotel));
}

describe('a reservation on the web', () => {
  const email = 'ada@guest.example';
  const phone = '+15125550133';
  const ada = { assistant: 'experience', firstName: 'Ada', phone, email } as const;
  const reserve = () => {
    const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 30);
    return desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  };

  test('is shown with the right number, phone and e-mail address, in a chat, too', async () => {
    const { id } = await reserve();
    const visitor = visitorOf(hotel);
    const token = await visitor.begin({ ...ada, phone: '(512) 555-0133', email: 'Ada@Guest.example' });
    expect(await visitor.ask(token, `My reservation is under the name Guest, confirmation number ${id}`)).toContain(
      `Reservation ${id}`,
    );
    const use = inChat(hotel, await newestConversation(hotel));
    expect((await use('customer-tools/get_folio', { reservationId: id })).result).toMatch(/The total is/);
  });

  test.each([
    ['another phone', { phone: '+15125550134' }],
    ['another e-mail address', { email: 'eve@guest.example' }],
  ])('is answered like an unknown one with %s', async (_, other) => {
    const { id } = await reserve();
    const use = await toolsOf({ ...ada, ...other });
    for (const [tool, args] of [
      ['find_my_reservations', { confirmationNumber: id, phone, email }],
      ['get_reservation_details', { reservationId: id }],
      ['cancel_reservation', { reservationId: id }],
    ] as const) {
      expect((await use(`customer-tools/${tool}`, args)).error).toMatch(/^I find no such reservation under the phone/);
    }
    expect((await desk.property.getReservation('test', id)).status).toBe('confirmed');
  });

  test('is not found by guessed numbers', async () => {
    const { id } = await reserve();
    const use = await toolsOf(ada);
    for (let guess = 1; guess <= 5; guess++) await use('customer-tools/get_folio', { reservationId: String(guess) });
    expect((await use('customer-tools/get_folio', { reservationId: id })).error).toMatch(/^Too many attempts/);
  });

  test('needs its number', async () => {
    const use = await toolsOf(ada);
    expect((await use('customer-tools/find_my_reservations', { lastName: 'Guest' })).error).toBe(
      'Ask for the number of the reservation.',
    );
  });
});
