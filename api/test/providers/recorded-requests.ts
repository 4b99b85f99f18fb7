import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from '@jest/globals';
import type { Provider } from '@booking/contracts/integrations';
import { openAdapters, type Adapters } from './adapters.ts';
import { startProxy, type RecordingProxy } from './recording-proxy.ts';
import { startSimulators, type Simulators } from '../start/running-simulators.ts';

/** Our adapters and a simulated provider, with everything they say to each other. */
export type RecordedRequests = { simulators: Simulators; proxy: RecordingProxy; adapters: Adapters };

/** A provider's own papers; they are not ours to pass on, so they are here only where somebody laid them beside this project. */
export const specificationPath = (path: string): string =>
  fileURLToPath(new URL(`../../../../shared/providers/${path}`, import.meta.url));

/** `describe` where these papers are, and left out elsewhere. */
export const describeWithSpecification = (path: string) => (existsSync(path) ? describe : describe.skip);

/** Listens for all tests of a block to what `talk` makes our adapters say. */
export function recordRequests(
  provider: Provider,
  talk: (overheard: RecordedRequests) => Promise<void>,
): RecordedRequests {
  const overheard = {} as RecordedRequests;
  beforeAll(async () => {
    const simulators = await startSimulators();
    const proxy = await startProxy(simulators[provider]);
    const adapters = await openAdapters({ ...simulators.env, [`${provider.toUpperCase()}_BASE_URL`]: proxy.url });
    await talk(Object.assign(overheard, { simulators, proxy, adapters }));
  });
  afterAll(async () => {
    const { adapters, proxy, simulators } = overheard;
    await Promise.all([adapters.stop(), proxy.stop(), simulators.stop()]);
  });
  return overheard;
}
