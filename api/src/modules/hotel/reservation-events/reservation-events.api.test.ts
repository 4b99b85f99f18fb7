import { describe, expect, test } from '@jest/globals';
import { reservationEventEndpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useOwnConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { aboutToPay, isSynced, newCaller, paymentOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

const hotel = useOwnConnectedApi();
const desk = useFrontDesk(hotel);

const list = (query: object = {}) => hotel.api.call(reservationEventEndpoints.list, { query });
/** What is told of a reservation, once there are so many of a kind. */
const told = (reservationId: string, kind: ReservationEvent['kind'], atLeast = 1): Promise<ReservationEvent[]> =>
  eventually(async () => {
    const events = await list({ reservationId, kind });
    return events.length >= atLeast && events[0]!.guestName !== null && events;
  }, 200);
const inDays = (days: number): string => addDays(hotelDate(new Date(), 'America/Chicago'), days);
let days = 20;
const reserve = (phone = '+15125550161') =>
  desk.reserve({ startDate: inDays(days), endDate: inDays((days += 2)), phone, lastName: 'Feed' });
/** Where Cloudbeds tells us its news. */
const doorForNews = async (): Promise<string> => {
  const { data } = (await desk.http.request('test', 'GET', 'getWebhooks')) as {
    data: { subscriptionData: { endpoint: string } }[];
  };
  return `/api/webhooks/cloudbeds${new URL(data[0]!.subscriptionData.endpoint).search}`;
};

describe('the feed has an event', () => {
  test('of a booking by phone, with its guest and call', async () => {
    const caller = newCaller();
    const { address } = await aboutToPay(hotel, caller);
    await payCheckout(address);
    const { reservationId } = await paymentOf(hotel, caller, isSynced);
    const [event] = await told(reservationId!, 'created');
    expect(event).toMatchObject({ callId: caller.id, guestName: 'Jane Doe', source: null });
    expect(Date.now() - Date.parse(event!.createdAt)).toBeLessThan(60_000);
  });

  test('of a booking at the desk, with its guest and source in Cloudbeds', async () => {
    const stay = await reserve();
    expect(await told(stay.id, 'created')).toMatchObject([
      {
        guestName: stay.guestName,
        source: stay.source,
        callId: null,
        startDate: stay.startDate,
        endDate: stay.endDate,
      },
    ]);
    expect(stay.source).not.toBe('');
  });

  test('of changes by callers and by the desk', async () => {
    const [byCaller, atDesk] = [await reserve('+15125550162'), await reserve()];
    const call = callOf(hotel, '+15125550162');
    const endDate = addDays(byCaller.endDate, -1);
    await call.customer('modify_reservation', { reservationId: byCaller.id, endDate });
    await desk.property.changeStay('test', atDesk.id, { endDate: addDays(atDesk.endDate, -1) });
    expect((await told(byCaller.id, 'changed'))[0]).toMatchObject({ endDate, callId: call.id });
    expect((await told(atDesk.id, 'changed'))[0]).toMatchObject({ callId: null });
  });

  test('of a cancellation by the guest', async () => {
    const stay = await reserve('+15125550163');
    const call = callOf(hotel, '+15125550163');
    await call.customer('cancel_reservation', { reservationId: stay.id });
    expect((await told(stay.id, 'cancelled'))[0]).toMatchObject({ status: 'canceled', callId: call.id });
  });

  test('once for a repeated notice, and at once while Cloudbeds cannot name the guest', async () => {
    const stay = await reserve();
    const door = await doorForNews();
    const body = { event: 'reservation/dates_changed', reservationId: stay.id, timestamp: Date.now() / 1000 };
    await hotel.simulators.fault('cloudbeds', 'server_error');
    const post = (): Promise<Response> => hotel.api.request(door, { method: 'POST', body });
    await Promise.all([post(), post()]);
    const [event] = await eventually(async () => {
      const events = await list({ reservationId: stay.id, kind: 'changed' });
      return events.length > 0 && events;
    });
    expect(event).toMatchObject({ guestName: null, source: null });
    await hotel.simulators.heal();
    await post();
    const named = await eventually(() => told(stay.id, 'changed'), 100, 20_000);
    expect(named.map(({ guestName }) => guestName)).toEqual([stay.guestName]);
  });
});

describe('the list', () => {
  test('is newest first and continues after each page', async () => {
    const all = await list();
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all.map(({ createdAt }) => createdAt).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    const headers = basicOf(owner.email, owner.password);
    const seen: string[] = [];
    let path: string | undefined = `${reservationEventEndpoints.list.path}?limit=2`;
    while (path) {
      const answer: Response = await hotel.api.request(path, { headers });
      seen.push(...((await answer.json()) as ReservationEvent[]).map(({ id }) => id));
      path = /<([^<>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('is of the current mode', async () => {
    expect((await list()).length).toBeGreaterThan(0);
    await hotel.api.sql(`UPDATE reservation_event SET mode = 'live' WHERE kind = 'created'`);
    expect(await list({ kind: 'created' })).toEqual([]);
  });

  test.each(['limit=501', 'limit=x', 'cursor=x', 'kind=moved'])('refuses %s', async (query) => {
    const headers = basicOf(owner.email, owner.password);
    await errorOf(await hotel.api.request(`${reservationEventEndpoints.list.path}?${query}`, { headers }), 400);
  });
});
