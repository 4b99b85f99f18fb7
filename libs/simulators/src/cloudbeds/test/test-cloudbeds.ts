import type { Clock } from '../../shared-kernel/clock.ts';
import { createCloudbeds, type Cloudbeds } from '../create-cloudbeds.ts';
import type { BodyOf } from './answers.ts';

export const PROPERTY = '198424';
export const API_KEY = 'cbat_test';
export const CLIENT = { client_id: 'test-client', client_secret: 'test-secret' };
export const PRODUCT_URL = 'http://127.0.0.1:4200';
export const CALLBACK = 'http://localhost:4200/api/auth/cloudbeds/callback';
/** A Tuesday in the low season, noon in Chicago. */
export const STARTS_AT = Date.parse('2026-12-01T18:00:00Z');

/** A clock that stands still but for those who wait on it and `pass`. */
export type SteppedClock = Clock & { pass(ms: number): void };

export function createSteppedClock(startsAt = STARTS_AT): SteppedClock {
  let now = startsAt;
  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    wait: async (ms) => {
      now += ms;
    },
    during: (work) => work(),
  };
}

export type Answer<M extends string> = { status: number; headers: Headers; body: BodyOf<M> };
export type Parameters = Record<string, string | number | boolean>;

export type TestCloudbeds = Cloudbeds & {
  url: string;
  clock: SteppedClock;
  /** The first room type's id; it has seven rooms, and the last is never sold to others. */
  roomTypeId: string;
  get<M extends string>(method: M, parameters?: Parameters, headers?: Record<string, string>): Promise<Answer<M>>;
  post<M extends string>(method: M, form: Parameters, headers?: Record<string, string>): Promise<Answer<M>>;
  put<M extends string>(method: M, form: Parameters): Promise<Answer<M>>;
  delete<M extends string>(method: M, parameters: Parameters): Promise<Answer<M>>;
  /** Books one room of the first type; `changes` are further form fields. */
  book(stay: { from: string; to: string }, changes?: Parameters): Promise<Answer<'postReservation'>>;
  close(): Promise<void>;
};

export type TestOptions = { dataDir?: string; clock?: SteppedClock };

/** A Cloudbeds on a free port; each request takes a second of its clock, so nobody asks too often. */
export async function startCloudbeds({
  dataDir,
  clock = createSteppedClock(),
}: TestOptions = {}): Promise<TestCloudbeds> {
  const cloudbeds = createCloudbeds({
    accounts: [
      {
        name: 'test',
        clientId: CLIENT.client_id,
        clientSecret: CLIENT.client_secret,
        apiKey: API_KEY,
        propertyId: PROPERTY,
      },
      { name: 'live', clientId: 'live-client', clientSecret: 'live-secret', apiKey: 'cbat_live', propertyId: '301555' },
    ],
    clock,
    productUrl: PRODUCT_URL,
    timeZone: 'America/Chicago',
    hasOtherGuests: true,
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const url = await cloudbeds.server.listen({ host: '127.0.0.1', port: 0 });

  const roomTypeId = cloudbeds.accounts[0]?.hotel.house.roomTypes[0]?.id ?? '';

  const send = async <M extends string>(
    verb: string,
    method: M,
    parameters: Parameters,
    headers: Record<string, string> = { 'x-api-key': API_KEY },
  ): Promise<Answer<M>> => {
    clock.pass(1_000);
    const sent = new URLSearchParams(asText({ propertyID: PROPERTY, ...parameters }));
    const inQuery = verb === 'GET' || verb === 'DELETE';
    const response = await fetch(`${url}/api/v1.2/${method}${inQuery ? `?${sent}` : ''}`, {
      method: verb,
      headers,
      ...(inQuery ? {} : { body: sent }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as BodyOf<M> };
  };

  return {
    ...cloudbeds,
    url,
    clock,
    roomTypeId,
    get: (method, parameters = {}, headers) => send('GET', method, parameters, headers),
    post: (method, form, headers) => send('POST', method, form, headers),
    put: (method, form) => send('PUT', method, form),
    delete: (method, parameters) => send('DELETE', method, parameters),
    book: (stay, changes = {}) => send('POST', 'postReservation', { ...bookingForm(stay, roomTypeId), ...changes }),
    close: () => cloudbeds.server.close(),
  };
}

/** The form of a booking of one room for two adults. */
export const bookingForm = ({ from, to }: { from: string; to: string }, roomTypeId: string): Parameters => ({
  startDate: from,
  endDate: to,
  guestFirstName: 'Jane',
  guestLastName: 'Doe',
  guestCountry: 'US',
  guestZip: '78701',
  guestEmail: 'jane@example.test',
  guestPhone: '+15125550123',
  paymentMethod: 'credit',
  'rooms[0][roomTypeID]': roomTypeId,
  'rooms[0][quantity]': 1,
  'adults[0][roomTypeID]': roomTypeId,
  'adults[0][quantity]': 2,
  'children[0][roomTypeID]': roomTypeId,
  'children[0][quantity]': 0,
});

/** Parameters as they go over the wire. */
export const asText = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
