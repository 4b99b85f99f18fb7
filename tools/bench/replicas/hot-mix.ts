import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { webhookSecret } from '../../../api/test/start/running-api.ts';
import { report } from '../../../api/test/providers/server-messages.ts';
import type { Ended } from '../../prove/experiments/load.ts';
import type { LoadBalancedReplicas } from './load-balanced-replicas.ts';

type Request = { what: string; method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

/** How a request of the mix ends; the turn says which comes next. */
export type Mix = { ask: (turn: number) => Promise<Ended>; close: () => void };

const requestsOf = ({ staff, roomLink }: LoadBalancedReplicas): ((turn: number) => Request)[] => {
  const get = (what: string, path: string) => (): Request => ({ what, method: 'GET', path, headers: { ...staff } });
  return [
    get('a page of call logs', '/api/admin/call-logs?limit=100'),
    get('figures of the dashboard', '/api/admin/dashboard/metrics/enhanced'),
    () => ({ what: "a guest's rooms", method: 'GET', path: roomLink, headers: {} }),
    () => ({
      what: 'a report of a call',
      method: 'POST',
      path: '/api/webhooks/vapi',
      headers: { 'content-type': 'application/json', 'x-vapi-secret': webhookSecret },
      body: JSON.stringify(report({ id: randomUUID(), at: Date.now() - 60_000 })),
    }),
  ];
};

/** What a product does most, by turns. Node's own client, for `fetch` takes as much time as a cheap answer. */
export function hotMix(product: LoadBalancedReplicas, address = product.nginx.url): Mix {
  const agent = new Agent({ keepAlive: true });
  const requests = requestsOf(product);
  const ask = (turn: number): Promise<Ended> => {
    const { what, method, path, headers, body } = requests[turn % requests.length]!(turn);
    const began = performance.now();
    return new Promise((ended) => {
      const end = (status: number, said: string): void =>
        ended({ what, status, ms: performance.now() - began, retryAfter: null, said });
      const asked = send(`${address}${path}`, { agent, method, headers }, (answer) => {
        let first = '';
        answer.on('data', (chunk: Buffer) => (first ||= chunk.toString().slice(0, 120)));
        answer.once('end', () => end(answer.statusCode!, first));
        answer.once('error', (error) => end(0, error.message));
      });
      asked.once('error', (error) => end(0, error.message));
      asked.end(body);
    });
  };
  return { ask, close: () => agent.destroy() };
}

/** So many ask one thing after the other. @returns how all ended */
export async function asking(mix: Mix, askers: number, isOver: () => boolean): Promise<Ended[]> {
  const all: Ended[] = [];
  let turn = 0;
  const one = async (): Promise<void> => {
    while (!isOver()) all.push(await mix.ask(turn++));
  };
  await Promise.all(Array.from({ length: askers }, one));
  return all;
}

/** The same for so long. @returns besides, how many a second that were */
export async function closedLoop(
  mix: Mix,
  askers: number,
  seconds: number,
): Promise<{ all: Ended[]; perSecond: number }> {
  const began = performance.now();
  const all = await asking(mix, askers, () => performance.now() - began > seconds * 1000);
  return { all, perSecond: (all.length * 1000) / (performance.now() - began) };
}

/** The time that 95 of 100 keep, in milliseconds. */
export const p95 = (all: readonly Ended[]): number =>
  all.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1]!;
