import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { owner } from '../running-api.ts';
import { signIn } from '../staff.ts';
import { everyEndpoint, idIn, isWrite, kindOf, named, nameOf } from './every-endpoint.ts';
import { fillHouse, type FilledHouse } from './filled-house.ts';
import { addRows } from './more-rows.ts';
import { send } from './send.ts';

const countQueries = new URL('./count-queries.mjs', import.meta.url).href;

/** What is read, and not as a file: that is asked for page by page. */
const read = everyEndpoint.filter((endpoint) => !isWrite(endpoint) && !endpoint.file && endpoint.access !== 'provider');

type Answer = { status: number; queries: number; rows: number };

let house: FilledHouse;
let session: { cookie: string };
const few = new Map<string, Answer>();
beforeAll(async () => {
  house = await fillHouse(() => ({ NODE_OPTIONS: `--import ${countQueries}` }));
  session = await signIn(house.api, owner.email, owner.password);
  for (const endpoint of read) few.set(nameOf(endpoint), await ask(endpoint));
  await addRows(house.api, 10);
});
afterAll(() => house.stop());

async function askOnce(endpoint: Endpoint): Promise<Answer> {
  const known = { ...house.ids, ...house.tokens };
  const parameter = idIn(endpoint);
  const id = parameter === undefined ? {} : { [parameter]: known[kindOf(endpoint)]?.[0] };
  const answer = await send(house.api, endpoint, session, { id });
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
  test.each(named(read))('%s', async (name, endpoint) => {
    const before = few.get(name)!;
    const { status, queries } = await ask(endpoint);
    expect({ status, queries }).toEqual({ status: before.status, queries: before.queries });
  });
});
