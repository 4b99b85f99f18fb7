import { expect } from '@jest/globals';
import type { HostedApp } from './app-host.ts';
import type { Lease, Requests, Surroundings } from './serve-worker-apis.ts';

const worker = process.env['JEST_WORKER_ID'] ?? '1';

async function ask<Act extends keyof Requests>(act: Act, request: Omit<Requests[Act], 'worker'>): Promise<unknown> {
  const body = JSON.stringify({ worker, ...request });
  const answer = await fetch(`${process.env['TEST_WORKER_APIS']!}/${act}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const leaseOf = (surroundings: Surroundings) => ({ surroundings, file: expect.getState().testPath ?? '' });

/** The API of this Jest worker, with nothing in it of the files before. @throws Error when this file has it already */
export const leaseApi = async (surroundings: Surroundings): Promise<Lease> =>
  (await ask('lease', leaseOf(surroundings))) as Lease;

export const releaseApi = async (surroundings: Surroundings): Promise<void> =>
  void (await ask('release', leaseOf(surroundings)));

/** One more application in the process of this worker. @throws Error when it does not start */
export const startHostedApp = async (databaseUrl: string, env: Record<string, string>): Promise<HostedApp> =>
  (await ask('start', { databaseUrl, env })) as HostedApp;

export const stopHostedApp = async (id: number): Promise<void> => void (await ask('stop', { id }));
