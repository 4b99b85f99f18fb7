import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { ApiInProcess } from '../../start/running-api.ts';
import { slowness } from '../../slowness.ts';

/** Milliseconds that one request may keep all others waiting. */
export const longestTurn = 100;
/** Megabytes that the process may have. */
const mostMemory = 400;
/** How often it says at least that it is alive, so that it is known to have been asked. */
const fewestAnswers = 20;

/** For the environment of an API whose turns are watched. */
export const measureTurns = { NODE_OPTIONS: `--import ${new URL('./measure-turns.mjs', import.meta.url).href}` };

export type Turns = { longest: number; megabytes: number };

/** The longest turn of the event loop since this was last asked, in milliseconds, and the most memory that there ever was. */
export async function turnsOf({ process: api }: ApiInProcess): Promise<Turns> {
  const told = once(api, 'message') as Promise<[Turns]>;
  api.send('turns');
  return (await told)[0];
}

type Anything = {
  body?: string;
  headers?: Record<string, string>;
  /** What may be said of a failure that is another service's. */
  outage?: RegExp;
};

/** Sends it, whatever was sent before. @throws Error when it is neither done nor refused in words */
export async function sendAnything(
  api: ApiInProcess,
  method: string,
  path: string,
  { body, headers = {}, outage }: Anything = {},
): Promise<void> {
  await api.sql('DELETE FROM rate_limit');
  const answer = await api.request(path, { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  if (answer.status >= 500 && !outage?.test(text)) throw new Error(`${method} ${path.slice(0, 80)}: ${answer.status}`);
}

/** Does one piece of work after the other. @returns which of them kept the event loop busy for too long */
export async function slowOnes(
  api: ApiInProcess,
  works: Iterable<readonly [kind: string, work: () => Promise<unknown>]>,
): Promise<string[]> {
  const slow: string[] = [];
  for (const [kind, work] of works) {
    await work();
    const { longest } = await turnsOf(api);
    if (longest > longestTurn && longest > longestTurn * slowness()) slow.push(`${kind}: ${Math.round(longest)} ms`);
  }
  return slow;
}

/** Asks whether the API is alive, over and over, by a connection of its own. @returns what ends it and gives every status */
export function watchLiveness({ url }: ApiInProcess): () => Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  let isOver = false;
  const ask = (): Promise<void> =>
    new Promise((done) => {
      const asked = request(`${url}/api/health/live`, { agent, timeout: 10_000 }, (answer) => {
        statuses.push(answer.statusCode!);
        answer.resume().on('end', done);
      });
      asked.on('timeout', () => asked.destroy(new Error('It does not answer.')));
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // the server closed a connection that was idle, at the moment it was used again
        if (asked.reusedSocket && error.code === 'ECONNRESET') return done(ask());
        statuses.push(0);
        done();
      });
      asked.end();
    });
  const asking = (async () => {
    while (!isOver) {
      await ask();
      await new Promise((go) => setTimeout(go, 50));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    agent.destroy();
    return statuses;
  };
}

/**
 * Watches whether an API answers while the tests of a file send it what they like.
 * @param start starts it with `measureTurns`, and has done once what is slow the first time alone
 */
export function useWatchedApi(start: () => Promise<ApiInProcess>): { expectHealthy: () => Promise<void> } {
  let api: ApiInProcess;
  let endWatch: () => Promise<number[]>;
  beforeAll(async () => {
    api = await start();
    await turnsOf(api);
    endWatch = watchLiveness(api);
  });
  // a test that failed before ended nothing
  afterAll(() => endWatch());
  return {
    expectHealthy: async () => {
      const statuses = await endWatch();
      expect(statuses.length).toBeGreaterThan(fewestAnswers);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect((await turnsOf(api)).megabytes).toBeLessThan(mostMemory);
    },
  };
}
