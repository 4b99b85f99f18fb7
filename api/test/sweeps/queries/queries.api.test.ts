import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { z } from 'zod';
import { owner } from '../../start/running-api.ts';
import { signIn } from '../../people/staff.ts';
import { everyEndpoint, idIn, isWrite, kindOf, named, nameOf } from '../every-endpoint.ts';
import { fillHotel, type FilledHotel } from '../filled-hotel.ts';
import { addRows } from './more-rows.ts';
import { validInput } from '../hostile/near-valid.ts';
import { send } from '../send.ts';

const countQueries = new URL('./count-queries.mjs', import.meta.url).href;

/** What is read, and not as a file: that is asked for page by page. */
const read = everyEndpoint.filter((endpoint) => !isWrite(endpoint) && !endpoint.file && endpoint.access !== 'provider');

type Answer = { status: number; queries: number; rows: number };

let hotel: FilledHotel;
let session: { cookie: string };
const [few, many] = [new Map<string, Answer>(), new Map<string, Answer>()];
beforeAll(async () => {
  hotel = await fillHotel(() => ({ NODE_OPTIONS: `--import ${countQueries}` }));
  session = await signIn(hotel.api, owner.email, owner.password);
  for (const endpoint of read) few.set(nameOf(endpoint), await ask(endpoint));
  await addRows(hotel.api, 10);
  for (const endpoint of read) many.set(nameOf(endpoint), await ask(endpoint));
});
afterAll(() => hotel.stop());

/** No more than has to be said, so that nothing is filtered away; the same each time. */
const queries = new Map<Endpoint, object>();

function queryOf(endpoint: Endpoint): object {
  const known = queries.get(endpoint);
  if (known || !endpoint.query) return known ?? {};
  const { required = [] } = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' });
  const given = Object.entries(validInput(endpoint).query ?? {}).filter(([name]) => required.includes(name));
  queries.set(endpoint, Object.fromEntries(given));
  return queryOf(endpoint);
}

async function askOnce(endpoint: Endpoint): Promise<Answer> {
  const known = { ...hotel.ids, ...hotel.tokens };
  const parameter = idIn(endpoint);
  const id = parameter === undefined ? {} : { [parameter]: known[kindOf(endpoint)]?.[0] };
  const answer = await send(hotel.api, endpoint, session, { id, query: queryOf(endpoint) });
  const text = await answer.text();
  const body: unknown = answer.ok ? JSON.parse(text) : {};
  const rows = Array.isArray(body) ? body.length : 1;
  return { status: answer.status, queries: Number(answer.headers.get('x-queries')), rows };
}

/** The fewest of three times: what a provider said is kept for the next time. */
async function ask(endpoint: Endpoint): Promise<Answer> {
  const answers = [await askOnce(endpoint), await askOnce(endpoint), await askOnce(endpoint)];
  return answers.toSorted((one, other) => one.queries - other.queries)[0]!;
}

describe('an answer takes as many queries however many rows there are', () => {
  test.each(named(read))('%s', (name) => {
    const [{ status, queries }, more] = [few.get(name)!, many.get(name)!];
    expect({ status: more.status, queries: more.queries }).toEqual({ status, queries });
  });
});

test('there were more rows to answer with', () => {
  const longer = [...many].filter(([name, { rows }]) => rows > few.get(name)!.rows);
  expect(longer.length).toBeGreaterThan(12);
});
