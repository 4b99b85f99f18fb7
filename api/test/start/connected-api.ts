import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { apiAt, startApiProcess, startOwnApi, type ApiInProcess, type RunningApi } from './running-api.ts';
import { simulatorsAt, startSimulators, type Simulators } from './running-simulators.ts';
import { untilProvidersAnswer } from '../providers/until-providers-answer.ts';
import { leaseApi, releaseApi } from './worker-apis.ts';

/** An API that meets simulated providers. */
export type ConnectedApi<Api = RunningApi> = { api: Api; simulators: Simulators; stop: () => Promise<void> };

type Adjust = (simulators: Simulators) => Promise<Record<string, string>> | Record<string, string>;

async function connect<Api extends RunningApi>(
  start: (env: Record<string, string>) => Promise<Api>,
  adjust: Adjust,
): Promise<ConnectedApi<Api>> {
  const simulators = await startSimulators();
  const api = await start({ ...simulators.env, ...(await adjust(simulators)) }).catch(async (error: unknown) => {
    await simulators.stop();
    throw error;
  });
  return { api, simulators, stop: async () => void (await Promise.all([api.stop(), simulators.stop()])) };
}

const asItIs: Adjust = () => ({});

/** @param adjust says what is different in the environment of the API, once it is known where the simulators are */
export const startOwnConnectedApi = (adjust = asItIs): Promise<ConnectedApi> => connect(startOwnApi, adjust);

/** The same in a process of its own. */
export const startConnectedProcess = (adjust = asItIs): Promise<ConnectedApi<ApiInProcess>> =>
  connect(startApiProcess, adjust);

/** The API on default settings, which the files of a Jest worker use one after the other, with simulators that nobody used before. */
export async function startConnectedApi(adjust?: Adjust): Promise<ConnectedApi> {
  if (adjust) return startOwnConnectedApi(adjust);
  const leased = await leaseApi('with-simulators');
  const simulators = simulatorsAt({ ...leased.simulators!, stop: async () => undefined });
  const api = apiAt(leased, () => releaseApi('with-simulators'));
  return { api, simulators, stop: () => api.stop() };
}

/** Turns all faults off and waits until no provider is left alone any more because of them. */
export async function recover({ api, simulators }: ConnectedApi): Promise<void> {
  if (!(await simulators.heal())) return;
  // no check follows within five seconds of another, which may be from before the fault
  const age = `UPDATE provider_check SET checked_at = checked_at - interval '6 s' WHERE checked_at > now() - interval '6 s'`;
  await untilProvidersAnswer(api.url, () => api.sql(age));
}

/** @param prepare makes sure before every test that nothing is wrong with its providers */
function useStarted<Api>(
  start: () => Promise<ConnectedApi<Api>>,
  prepare = async ({ simulators }: ConnectedApi<Api>): Promise<void> => void (await simulators.heal()),
): ConnectedApi<Api> {
  const hotel = {} as ConnectedApi<Api>;
  beforeAll(async () => void Object.assign(hotel, await start()));
  beforeEach(() => prepare(hotel));
  afterAll(() => hotel.stop());
  return hotel;
}

/** One for all tests of a file; nothing is wrong with its providers when a test begins. */
export const useConnectedApi = (adjust?: Adjust): ConnectedApi =>
  useStarted(() => startConnectedApi(adjust), adjust ? undefined : recover);

/** The same with an application that no other file uses. */
export const useOwnConnectedApi = (): ConnectedApi => useStarted(startOwnConnectedApi);

/** The same with a process of its own. */
export const useConnectedProcess = (adjust?: Adjust): ConnectedApi<ApiInProcess> =>
  useStarted(() => startConnectedProcess(adjust));
