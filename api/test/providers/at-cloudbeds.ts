import { startConnectedApi, type ConnectedApi } from '../start/connected-api.ts';
import { startProxy, type Exchange, type RecordingProxy } from './recording-proxy.ts';

/** An API whose talk with the simulated Cloudbeds is listened to. */
export type AtCloudbeds = ConnectedApi & {
  proxy: RecordingProxy;
  /** What was asked of a method so far. */
  asked: (method: string) => Exchange[];
};

export async function startAtCloudbeds(): Promise<AtCloudbeds> {
  let proxy: RecordingProxy | undefined;
  const hotel = await startConnectedApi(async ({ cloudbeds }) => {
    proxy = await startProxy(cloudbeds);
    return { CLOUDBEDS_BASE_URL: proxy.url };
  });
  const listening = proxy!;
  return {
    ...hotel,
    proxy: listening,
    asked: (method) => listening.exchanges.filter(({ path }) => path.endsWith(`/${method}`)),
    stop: async () => void (await Promise.all([hotel.stop(), listening.stop()])),
  };
}
