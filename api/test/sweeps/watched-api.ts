import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { ApiInProcess } from '../running-api.ts';

/** For the environment of an API whose turns are watched. */
export const measureTurns = { NODE_OPTIONS: `--import ${new URL('./measure-turns.mjs', import.meta.url).href}` };

export type Turns = { longest: number; megabytes: number };

/** The longest turn of the event loop since this was last asked, in milliseconds, and the most memory that there ever was. */
export async function turnsOf({ process: api }: ApiInProcess): Promise<Turns> {
  const told = once(api, 'message') as Promise<[Turns]>;
  api.send('turns');
  return (await told)[0];
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
      asked.on('error', () => {
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
