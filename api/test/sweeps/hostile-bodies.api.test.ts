import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApiProcess, type ApiInProcess } from '../running-api.ts';
import { slowness } from '../slowness.ts';
import { everyEndpoint, isOfStaff, isWrite, named } from './every-endpoint.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { hostileTexts } from './hostile-texts.ts';
import { measureTurns, turnsOf, watchLiveness } from './watched-api.ts';

/** Milliseconds that one request may keep all others waiting, and megabytes that the process may have. */
const [longestTurn, mostMemory] = [100, 400];
/** An id of the right shape that nothing has. */
const nobodys = 'x'.repeat(43);

const open = everyEndpoint.filter((endpoint) => !isOfStaff(endpoint));

let api: ApiInProcess;
let endWatch: () => Promise<number[]>;
beforeAll(async () => {
  api = await startApiProcess(measureTurns);
  // the first of a kind loads and compiles
  for (const { method, path } of open)
    await (
      await api.request(path.replaceAll(/\{\w+\}/g, nobodys), { method, ...(method !== 'GET' && { body: {} }) })
    ).text();
  await turnsOf(api);
  endWatch = watchLiveness(api);
});
afterAll(() => api.stop());

/** Sends it, whatever was sent before. @throws Error when it is not refused in words */
async function send(method: string, path: string, body?: string): Promise<void> {
  await api.sql('DELETE FROM rate_limit');
  const answer = await api.request(path, { method, ...(body !== undefined && { body }) });
  await answer.text();
  if (answer.status >= 500) throw new Error(`${method} ${path.slice(0, 80)}: ${answer.status}`);
}

describe('keeps nobody else waiting, whatever it is sent by whom it does not know:', () => {
  test.each(named(open.filter(isWrite)))('%s', async (_, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, nobodys);
    const slow: string[] = [];
    for (const [kind, body] of hostileBodies(endpoint)) {
      await send(endpoint.method, path, body);
      const { longest } = await turnsOf(api);
      if (longest > longestTurn && longest > longestTurn * slowness()) slow.push(`${kind}: ${Math.round(longest)} ms`);
    }
    expect(slow).toEqual([]);
  });

  test.each(named(open.filter((endpoint) => !isWrite(endpoint))))('%s', async (_, { path }) => {
    for (const [, text] of hostileTexts(800)) {
      const word = encodeURIComponent(text.toWellFormed()).slice(0, 3000).replace(/%.?$/, '');
      await send('GET', `${path.replaceAll(/\{\w+\}/g, word)}?checkout=${word}&q=${word}`).catch((error: Error) => {
        // letters that are cut in two are no address
        if (!/: 4\d\d$/.test(error.message)) throw error;
      });
    }
    const { longest } = await turnsOf(api);
    expect(longest).toBeLessThan(longestTurn * slowness());
  });

  test('health, which answered all along, from less memory than it may have', async () => {
    const statuses = await endWatch();
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await turnsOf(api)).megabytes).toBeLessThan(mostMemory);
  });
});
