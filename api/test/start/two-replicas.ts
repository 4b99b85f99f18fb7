import { afterAll, beforeAll } from '@jest/globals';
import type { ConnectedApi } from './connected-api.ts';
import { startApiProcess, type RunningApi } from './running-api.ts';

/**
 * A second process of the API beside the one of a hotel, on the same database.
 * @param env what is different from usual in the environment of the hotel, too
 * @returns the hotel, whose requests go to one and the other in turn
 */
export function useTwoReplicas(hotel: ConnectedApi, env: Record<string, string> = {}): ConnectedApi {
  const both = {} as ConnectedApi;
  let second: RunningApi;
  let count = 0;
  beforeAll(async () => {
    second = await startApiProcess({ ...hotel.simulators.env, PORT: '0', ...env }, hotel.api.databaseUrl);
    const request: RunningApi['request'] = (...given) => (count++ % 2 === 0 ? hotel.api : second).request(...given);
    Object.assign(both, { ...hotel, api: { ...hotel.api, request } });
  });
  afterAll(() => second.stop());
  return both;
}
