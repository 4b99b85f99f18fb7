import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startApi, type RunningApi } from './running-api.ts';
import { startSimulators, type Simulators } from './running-simulators.ts';

/** An API that meets simulated providers. */
export type ConnectedApi = { api: RunningApi; simulators: Simulators; stop: () => Promise<void> };

/** @param adjust says what is different in the environment of the API, once it is known where the simulators are */
export async function startConnectedApi(
  adjust: (simulators: Simulators) => Promise<Record<string, string>> | Record<string, string> = () => ({}),
): Promise<ConnectedApi> {
  const simulators = await startSimulators();
  const api = await startApi({ ...simulators.env, ...(await adjust(simulators)) }).catch(async (error: unknown) => {
    await simulators.stop();
    throw error;
  });
  return { api, simulators, stop: async () => void (await Promise.all([api.stop(), simulators.stop()])) };
}

/** One for all tests of a file; nothing is wrong with its providers when a test begins. */
export function useConnectedApi(...adjust: Parameters<typeof startConnectedApi>): ConnectedApi {
  const house = {} as ConnectedApi;
  beforeAll(async () => void Object.assign(house, await startConnectedApi(...adjust)));
  beforeEach(() => house.simulators.heal());
  afterAll(() => house.stop());
  return house;
}
