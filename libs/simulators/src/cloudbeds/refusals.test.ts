import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_KEY, PROPERTY, startCloudbeds, type TestCloudbeds } from './test/test-cloudbeds.ts';

let cloudbeds: TestCloudbeds;
beforeAll(async () => {
  cloudbeds = await startCloudbeds();
});
afterAll(() => cloudbeds.close());

const DENIED = {
  error: 'access_denied',
  message: 'The resource owner or authorization server denied the request.',
};

test('a key is taken in either header, and nothing else is', async () => {
  expect((await cloudbeds.get('getHotels')).status).toBe(200);
  expect((await cloudbeds.get('getHotels', {}, { authorization: `Bearer ${API_KEY}` })).status).toBe(200);
  const wrong: Record<string, string>[] = [{}, { 'x-api-key': 'cbat_wrong' }, { authorization: `Basic ${API_KEY}` }];
  for (const headers of wrong) {
    expect(await cloudbeds.get('getHotels', {}, headers)).toMatchObject({ status: 401, body: DENIED });
  }
});

test('a key opens its own property only', async () => {
  const foreign = await cloudbeds.get('getHotelDetails', { propertyID: '301555' });
  expect(foreign).toMatchObject({
    status: 200,
    body: {
      success: false,
      message: "None of the included property id's match the access_token user's property id",
    },
  });
  const own = await cloudbeds.get('getHotelDetails', { propertyID: '301555' }, { 'x-api-key': 'cbat_live' });
  expect(own.body.data.propertyID).toBe('301555');
  expect((await cloudbeds.get('getHotels', { propertyIDs: `1, ${PROPERTY}` })).body.success).toBe(true);
});

test('JSON is refused, and so is the wrong verb', async () => {
  const response = await fetch(`${cloudbeds.url}/api/v1.2/postReservation`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: '{"startDate":"2026-12-05"}',
  });
  expect(response.status).toBe(415);
  expect((await cloudbeds.get('postReservation')).status).toBe(405);
  expect((await cloudbeds.post('putReservation', {})).status).toBe(405);
});

test.each(['getPayments', 'getTransactions', 'getReservationInvoiceInformation', 'getInvoice', 'toString'])(
  '%s, which the description does not have, is not found',
  async (name) => {
    expect(await cloudbeds.get(name)).toMatchObject({ status: 404, body: { success: false } });
  },
);

test('what is missing or wrong is named', async () => {
  const { status, body } = await cloudbeds.get('getAvailableRoomTypes', { startDate: '2026-12-05', endDate: 'soon' });
  expect({ status, success: body.success }).toEqual({ status: 400, success: false });
  expect(body.message).toContain('endDate');
  const backwards = await cloudbeds.get('getRooms', { startDate: '2026-12-05', endDate: '2026-12-05' });
  expect(backwards.status).toBe(400);
});

test('what the hotel will not do is an HTTP success', async () => {
  const unknown = await cloudbeds.get('getReservation', { reservationID: '1' });
  expect(unknown).toMatchObject({ status: 200, body: { success: false } });
  const room = await cloudbeds.post('postHousekeepingStatus', { roomID: '1' });
  expect(room).toMatchObject({ status: 200, body: { success: false } });
  expect(room.body.message).toContain('Invalid roomID');
});

test('every answer has an id', async () => {
  const answers = [
    await cloudbeds.get('getHotels'),
    await cloudbeds.get('getHotels', {}, {}),
    await cloudbeds.get('x'),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(null);
});

test('a client that asks too often is noted first and refused then', async () => {
  const [account] = cloudbeds.accounts;
  const burst = async (): Promise<number[]> => {
    const before = account?.breaches() ?? 0;
    cloudbeds.clock.pass(1_000);
    const send = () => fetch(`${cloudbeds.url}/api/v1.2/getUsers`, { headers: { 'x-api-key': API_KEY } });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect((account?.breaches() ?? 0) - before).toBe(1);
    return answers.map(({ status }) => status).sort();
  };
  cloudbeds.clock.pass(60_000);
  expect(await burst()).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await burst()).toEqual([200, 200, 200, 200, 200, 429]);
  cloudbeds.clock.pass(60_000);
  expect(await burst()).toEqual([200, 200, 200, 200, 200, 200]);
});
