import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@booking/contracts/endpoint';
import { errorOf } from '../error-answer.ts';
import { owner } from '../running-api.ts';
import { signIn } from '../staff.ts';
import { everyEndpoint, isOfStaff, named } from './every-endpoint.ts';
import { fillHouse, type FilledHouse, type Ids } from './filled-house.ts';
import { tablesChangedBy } from './rows.ts';
import { send } from './send.ts';

let house: FilledHouse;
let session: { cookie: string };
beforeAll(async () => {
  house = await fillHouse();
  session = await signIn(house.api, owner.email, owner.password);
});
afterAll(() => house.stop());

/** Ids that nothing has, and that nobody would write who means well. */
const odd = ["1' OR '1'='1", '0', '-1', '99999999999999999999', '1e3', '../1', '%2F', 'ünïcode🛎', '__proto__', 'null'];

/** The word before the first id in an address: what the id is of. */
const kindOf = ({ path }: Endpoint): string => /([^/]+)\/\{/.exec(path)![1]!;
const idIn = ({ path }: Endpoint): string => /\{(\w+)\}/.exec(path)![1]!;

const othersThan = (ids: Ids, kind: string): string[] => {
  const own = ids[kind] ?? [];
  return [...new Set([...Object.values(ids).flat(), ...odd])].filter((id) => !own.includes(id));
};

const withId = everyEndpoint.filter(({ path, access }) => path.includes('{') && access !== 'provider');

test('there is something of every kind that has an address of its own', () => {
  const known = { ...house.ids, ...house.tokens };
  for (const endpoint of withId.filter(({ path }) => !path.includes('/alerts/'))) {
    expect([kindOf(endpoint), known[kindOf(endpoint)]?.length ?? 0]).not.toEqual([kindOf(endpoint), 0]);
  }
});

describe("another thing's id, another mode's, nobody's and nonsense find nothing and change nothing", () => {
  test.each(named(withId.filter(isOfStaff)))('%s', async (_, endpoint) => {
    const ids = othersThan(house.ids, kindOf(endpoint));
    const ask = async (): Promise<void> => {
      for (const id of ids) {
        const answer = await send(house.api, endpoint, session, { id: { [idIn(endpoint)]: id } });
        expect([id, answer.status]).toEqual([id, 404]);
        await errorOf(answer, 404);
      }
    };
    expect(await tablesChangedBy(house.api, ask)).toEqual([]);
  });
});

describe("another page's token, a staff id and nonsense are one and the same 404", () => {
  test.each(named(withId.filter((endpoint) => !isOfStaff(endpoint))))('%s', async (_, endpoint) => {
    const tokens = [...othersThan(house.tokens, kindOf(endpoint)), house.ids['payment-events']![0]!];
    const told = new Set<string>();
    const ask = async (): Promise<void> => {
      for (const token of tokens) {
        // so many misses would be refused as guessing
        await house.api.sql('DELETE FROM rate_limit');
        const answer = await send(house.api, endpoint, {}, { id: { [idIn(endpoint)]: token } });
        const { message, code } = await errorOf(answer, 404);
        told.add(`${code}: ${message}`);
      }
    };
    expect(await tablesChangedBy(house.api, ask)).toEqual([]);
    expect([...told]).toHaveLength(1);
  });
});
