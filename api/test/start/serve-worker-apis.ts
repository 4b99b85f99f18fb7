import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startAppHost, type AppHost, type HostedApp } from './app-host.ts';
import { createDatabase } from './databases.ts';
import { openPristine, type Pristine } from './pristine-database.ts';
import { untilProvidersAnswer } from '../providers/until-providers-answer.ts';
import { apiEnvironment, reservePlace, type SimulatorsPlace, type SimulatorUrls } from './running-simulators.ts';

/** Whether the API of a test file has providers to talk to. */
export type Surroundings = 'alone' | 'with-simulators';

/** What a test file is given of an API that others used before it: an empty database and, where it has them, new simulators. */
export type Lease = {
  url: string;
  databaseUrl: string;
  simulators?: { urls: SimulatorUrls; env: Record<string, string> };
};

export type LeaseRequest = { worker: string; surroundings: Surroundings; file: string };

/** What can be asked, by its path. */
export type Requests = {
  lease: LeaseRequest;
  release: LeaseRequest;
  start: { worker: string; databaseUrl: string; env: Record<string, string> };
  simulate: { worker: string; place: SimulatorsPlace };
  stop: { worker: string; id: number };
};

type Shared = { api: HostedApp; databaseUrl: string; pristine: Pristine; place: SimulatorsPlace | undefined };

/**
 * Keeps for each Jest worker a process in which its applications run, and one application of each kind that its files use one after the
 * other. It runs in the process of Jest itself, which outlives the test files. @returns its address (worker-apis.ts knows the rest)
 */
export async function serveWorkerApis(): Promise<{ address: string; stop: () => Promise<void> }> {
  const hosts = new Map<string, AppHost>();
  const shared = new Map<string, Shared>();
  const simulators = new Map<string, number>();
  const inUse = new Map<string, string>();

  const hostOf = (worker: string): AppHost => {
    const host = hosts.get(worker) ?? startAppHost();
    hosts.set(worker, host);
    return host;
  };

  async function start(
    worker: string,
    place: SimulatorsPlace | undefined,
    env: Record<string, string> = {},
  ): Promise<Shared> {
    const databaseUrl = await createDatabase();
    const api = await hostOf(worker).start(databaseUrl, env);
    return { api, databaseUrl, place, pristine: await openPristine(databaseUrl) };
  }

  async function simulate(worker: string, place: SimulatorsPlace) {
    const { id, urls } = await hostOf(worker).simulate(place);
    return { id, urls, env: apiEnvironment(place, urls) };
  }

  async function lease({ worker, surroundings, file }: LeaseRequest): Promise<Lease> {
    const key = `${worker} ${surroundings}`;
    if (inUse.get(key) === file)
      throw new Error('This file uses the shared API already: take startOwnApi() for another one.');
    inUse.set(key, file);
    const known = shared.get(key);
    const place = surroundings === 'alone' ? undefined : (known?.place ?? (await reservePlace()));
    // nothing of the last file arrives any more
    const used = simulators.get(key);
    if (used) await hostOf(worker).stop(used);
    const simulated = place && (await simulate(worker, place));
    if (simulated) simulators.set(key, simulated.id);
    if (known && simulated) await untilProvidersAnswer(known.api.url);
    await known?.pristine.restore();
    const given = known ?? (await start(worker, place, simulated?.env));
    shared.set(key, given);
    return {
      url: given.api.url,
      databaseUrl: given.databaseUrl,
      ...(simulated && { simulators: { urls: simulated.urls, env: simulated.env } }),
    };
  }

  const acts: { [Act in keyof Requests]: (request: Requests[Act]) => Promise<unknown> } = {
    lease,
    release: async ({ worker, surroundings }) => void inUse.delete(`${worker} ${surroundings}`),
    start: ({ worker, databaseUrl, env }) => hostOf(worker).start(databaseUrl, env),
    simulate: ({ worker, place }) => hostOf(worker).simulate(place),
    stop: ({ worker, id }) => hostOf(worker).stop(id),
  };

  const server = createServer((request, reply) => {
    const act = acts[request.url!.slice(1) as keyof Requests] as (body: unknown) => Promise<unknown>;
    json(request)
      .then(act)
      .then(
        (answer) => reply.end(JSON.stringify(answer ?? null)),
        (error: Error) => reply.writeHead(500).end(error.stack),
      );
  });
  // a test file asks for its API when it begins and when it ends
  server.keepAliveTimeout = 0;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      for (const { pristine } of shared.values()) await pristine.close();
      for (const { end } of hosts.values()) end();
    },
  };
}
