import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { modeEndpoints } from '@booking/contracts/mode';
import { sessionEndpoints } from '@booking/contracts/session';
import { settled } from '../../requests/call-rows.ts';
import { startConnectedProcess } from '../../start/connected-api.ts';
import { withAssistant } from '../../start/hotel-with-assistant.ts';
import type { ApiInProcess } from '../../start/running-api.ts';
import { addAccount, signIn } from '../../people/staff.ts';
import { everyEndpoint, idIn, isOfStaff, isWrite, kindOf, named } from '../every-endpoint.ts';
import { fill, type FilledHotel } from '../filled-hotel.ts';
import { validInput } from './near-valid.ts';
import { takenValues } from './taken-bodies.ts';
import { measureTurns, sendAnything, slowOnes, useWatchedApi } from './watched-api.ts';

let hotel: FilledHotel<ApiInProcess>;
let session: { cookie: string };
const watch = useWatchedApi(async () => {
  hotel = await fill(await withAssistant(await startConnectedProcess(() => measureTurns)));
  session = await anotherOwner();
  // the first of a kind loads and compiles
  for (const endpoint of staffed) await send(endpoint, {}, {});
  await settled(hotel.api);
  return hotel.api;
});
afterAll(() => hotel.stop());

const anotherOwner = async (): Promise<{ cookie: string }> =>
  signIn(hotel.api, await addAccount(hotel.api, 'owner', randomUUID()));

// one of the requests may have been to end the session, or to change to the real hotel
beforeEach(async () => {
  const { path } = sessionEndpoints.me;
  if ((await hotel.api.request(path, { headers: session })).status !== 200) session = await anotherOwner();
  await sendAnything(hotel.api, modeEndpoints.change.method, modeEndpoints.change.path, {
    body: JSON.stringify({ mode: 'test' }),
    headers: { ...session, 'content-type': 'application/json' },
  });
});

const outage = /"code":"(?:provider_|busy)/;
const staffed = everyEndpoint.filter((endpoint) => isOfStaff(endpoint) && (endpoint.body ?? endpoint.query));

function send(endpoint: Endpoint, query: object, body: unknown): Promise<void> {
  const id = hotel.ids[kindOf(endpoint)]?.[0];
  const params = { ...validInput(endpoint).params, ...(id !== undefined && { [idIn(endpoint)!]: id }) };
  return sendAnything(hotel.api, endpoint.method, addressOf(endpoint, params, query), {
    ...(isWrite(endpoint) && { body: JSON.stringify(body) }),
    headers: { ...session, 'content-type': 'application/json' },
    outage,
  });
}

/** The same endpoint once with each kind of text in all of its places that take one. */
function worksOf(endpoint: Endpoint): (readonly [string, () => Promise<void>])[] {
  const sample = validInput(endpoint);
  const queries = endpoint.query ? takenValues(endpoint.query, sample.query) : [];
  const bodies = endpoint.body ? takenValues(endpoint.body, sample.body) : [];
  return [
    ...queries.map(
      ([kind, query]) => [`${kind} in the address`, () => send(endpoint, query as object, sample.body)] as const,
    ),
    ...bodies.map(([kind, body]) => [kind, () => send(endpoint, sample.query ?? {}, body)] as const),
  ];
}

describe('keeps nobody else waiting, whatever somebody of the hotel types', () => {
  test.each(named(staffed.filter((endpoint) => worksOf(endpoint).length > 0)))('into %s', async (_, endpoint) => {
    expect(await slowOnes(hotel.api, worksOf(endpoint))).toEqual([]);
  });

  test('and health answered all along, from less memory than it may have', () => watch.expectHealthy());
});
