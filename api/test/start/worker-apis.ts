import { randomUUID } from 'node:crypto';
import type { HostedApp, HostedSimulators } from './app-host.ts';
import type { SimulatorsPlace } from './running-simulators.ts';
import type { Lease, Requests, Surroundings } from './serve-worker-apis.ts';

const worker = process.env['JEST_WORKER_ID'] ?? '1';
/** Every test file has modules of its own. */
const file = randomUUID();

async function ask<Act extends keyof Requests>(act: Act, request: Omit<Requests[Act], 'worker'>): Promise<unknown> {
  const body = JSON.stringify({ worker, ...request });
  const answer = await fetch(`${process.env['TEST_WORKER_APIS']!}/${act}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const leaseOf = (surroundings: Surroundings) => ({ surroundings, file });

/** The API of this Jest worker, with nothing in it of the files before. @throws Error when this file has it already */
export const leaseApi = async (surroundings: Surroundings): Promise<Lease> =>
  (await ask('lease', leaseOf(surroundings))) as Lease;

export const releaseApi = async (surroundings: Surroundings): Promise<void> =>
  void (await ask('release', leaseOf(surroundings)));

/** One more application in the process of this worker. @throws Error when it does not start */
export const startHostedApp = async (databaseUrl: string, env: Record<string, string>): Promise<HostedApp> =>
  (await ask('start', { databaseUrl, env })) as HostedApp;

/** Simulated providers in the process of this worker. */
export const hostSimulators = async (place: SimulatorsPlace): Promise<HostedSimulators> =>
  (await ask('simulate', { place })) as HostedSimulators;

/** Ends an application or simulated providers in the process of this worker. */
export const stopHosted = async (id: number): Promise<void> => void (await ask('stop', { id }));
