import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf } from '@booking/contracts/endpoint';
import { modeEndpoints } from '@booking/contracts/mode';
import { timelineEndpoints } from '@booking/contracts/timelines';
import fc from 'fast-check';
import { errorOf } from '../../requests/error-answer.ts';
import { owner, webhookSecret } from '../../start/running-api.ts';
import { stripeSignature } from '../../providers/signed.ts';
import { addAccount, signIn } from '../../people/staff.ts';
import { tokenFor } from '../../requests/tool-calls.ts';
import { everyEndpoint, idIn, isOfStaff, kindOf, named } from '../every-endpoint.ts';
import { fillHotel, type FilledHotel, type Ids } from '../filled-hotel.ts';
import { fuzzedRequest, type FuzzedRequest } from './fuzzed-request.ts';
import { rowsOf, tablesChangedBy } from '../queries/rows.ts';
import { send } from '../send.ts';

let hotel: FilledHotel;
let session: { cookie: string };
beforeAll(async () => {
  hotel = await fillHotel();
  session = await signIn(hotel.api, owner.email, owner.password);
});
afterAll(() => hotel.stop());

/** Ids that nothing has, and that nobody would write who means well. */
const odd = ["1' OR '1'='1", '0', '-1', '99999999999999999999', '1e3', '../1', '%2F', 'ünïcode🛎', '__proto__', 'null'];

const othersThan = (ids: Ids, kind: string): string[] => {
  const own = ids[kind] ?? [];
  return [...new Set([...Object.values(ids).flat(), ...odd])].filter((id) => !own.includes(id));
};

const withId = everyEndpoint.filter(({ path, access }) => path.includes('{') && access !== 'provider');

test('there is something of every kind that has an address of its own', () => {
  const known = { ...hotel.ids, ...hotel.tokens };
  for (const endpoint of withId.filter(({ path }) => !path.includes('/alerts/'))) {
    expect([kindOf(endpoint), known[kindOf(endpoint)]?.length ?? 0]).not.toEqual([kindOf(endpoint), 0]);
  }
});

describe("another thing's id, another mode's, nobody's and nonsense find nothing and change nothing", () => {
  test.each(named(withId.filter(isOfStaff)))('%s', async (_, endpoint) => {
    const ids = othersThan(hotel.ids, kindOf(endpoint));
    const ask = async (): Promise<void> => {
      for (const id of ids) {
        const answer = await send(hotel.api, endpoint, session, { id: { [idIn(endpoint)!]: id } });
        // only Cloudbeds can say of a reservation that there is none; what is known of it here may be nothing
        if (endpoint === timelineEndpoints.ofReservation && answer.ok) expect(await answer.json()).toEqual([]);
        else await errorOf(answer, kindOf(endpoint) === 'reservations' && answer.status === 424 ? 424 : 404);
      }
    };
    expect(await tablesChangedBy(hotel.api, ask)).toEqual([]);
  });
});

describe("another page's token, a staff id and nonsense are one and the same 404", () => {
  test.each(named(withId.filter((endpoint) => !isOfStaff(endpoint))))('%s', async (_, endpoint) => {
    const tokens = [...othersThan(hotel.tokens, kindOf(endpoint)), hotel.ids['payment-events']![0]!];
    const told = new Set<string>();
    const ask = async (): Promise<void> => {
      for (const token of tokens) {
        // so many misses would be refused as guessing
        await hotel.api.sql('DELETE FROM rate_limit');
        const answer = await send(hotel.api, endpoint, {}, { id: { [idIn(endpoint)!]: token } });
        const { message, code } = await errorOf(answer, 404);
        told.add(`${code}: ${message}`);
      }
    };
    expect(await tablesChangedBy(hotel.api, ask)).toEqual([]);
    expect([...told]).toHaveLength(1);
  });
});

/** How many requests of an endpoint, and which: the seed of a run that failed is in what it says. */
const runs = Number(process.env['SWEEP_RUNS'] ?? 4);
const seed = Number(process.env['SWEEP_SEED'] ?? 20261123);

/** Of the answers that say 5xx the only good ones: a provider is away, and the caller is told. */
const isOutage = (status: number, text: string): boolean => status > 501 && /"code":"(provider_|busy)/.test(text);

/** Not a conflict with how things stand, nor what a provider said no to: that may be noted for a person. */
const isBadInput = (status: number): boolean => [400, 401, 403, 404, 413, 415].includes(status);

function headersOf(path: string, { caller, body }: FuzzedRequest): Record<string, string> {
  if (caller === 'nobody') return {};
  if (caller === 'owner') return session;
  const secret = hotel.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!;
  return {
    ...tokenFor(path),
    'x-vapi-secret': webhookSecret,
    'stripe-signature': stripeSignature(JSON.stringify(body), secret),
  };
}

const backToTest = async (): Promise<void> => {
  const { method, path } = modeEndpoints.change;
  await hotel.api.request(path, { method, headers: session, body: { mode: 'test' } });
};

describe('whatever an endpoint is sent, it answers in order, and what it refuses changes nothing', () => {
  test.each(named(everyEndpoint))('%s', async (_, endpoint) => {
    const { api, ids, tokens } = hotel;
    const kind = kindOf(endpoint);
    const own = [...(ids[kind] ?? []), ...(tokens[kind] ?? [])];
    const requests = fuzzedRequest(endpoint, own, [...Object.values(ids).flat(), ...Object.values(tokens).flat()]);
    await api.sql('DELETE FROM rate_limit');
    await backToTest();
    let before = await rowsOf(api);
    for (const request of fc.sample(requests, { seed, numRuns: runs })) {
      const { params, query, body } = request;
      const sent = endpoint.method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) };
      let status = 0;
      const ask = async (): Promise<void> => {
        const options = { method: endpoint.method, headers: headersOf(endpoint.path, request), ...sent };
        const answer = await api.request(addressOf(endpoint, params, query), options);
        ({ status } = answer);
        const said = { seed, request: JSON.stringify({ ...request, ...sent }), status };
        if (status < 400) return void (await answer.arrayBuffer());
        const text = await answer.clone().text();
        expect({ ...said, text, isFine: status < 500 || isOutage(status, text) }).toMatchObject({ isFine: true });
        await errorOf(answer, status);
      };
      await ask();
      const after = await rowsOf(api);
      if (isBadInput(status) && !isDeepStrictEqual(before, after)) {
        const seen = { seed, request: JSON.stringify(request), status };
        expect({ ...seen, changed: await tablesChangedBy(api, ask) }).toEqual({ ...seen, changed: [] });
      }
      before = after;
      // the request may have been to end the session, or the account
      if (request.caller === 'owner' && status === 401)
        session = await signIn(api, await addAccount(api, 'owner', randomUUID()));
    }
  });
});
