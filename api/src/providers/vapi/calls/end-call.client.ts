import type { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { NotLive } from '../../voice-platform.port.ts';
import { object, text } from '../lenient-json.mapper.ts';
import type { VapiHttp } from '../vapi-http.client.ts';

type Monitored = 'listenUrl' | 'controlUrl';

/** The address that a call named for itself; asked for each time, so that it need not be kept. */
export async function findMonitor(
  http: VapiHttp,
  mode: Mode,
  id: string,
  kind: Monitored,
): Promise<{ url: string } | NotLive> {
  try {
    const call = object(await http.request(mode, 'GET', `/call/${encodeURIComponent(id)}`, '/call/{id}'));
    if (call['status'] === 'ended') return 'over';
    const url = text(object(call['monitor'])[kind]);
    return url ? { url } : 'not_allowed';
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return 'over';
    throw error;
  }
}

export async function endCall(http: VapiHttp, mode: Mode, id: string): Promise<'ended' | NotLive> {
  const monitor = await findMonitor(http, mode, id, 'controlUrl');
  if (typeof monitor === 'string') return monitor;
  try {
    await http.control(mode, monitor.url, '/call/{id}/control', { type: 'end-call' });
    return 'ended';
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return 'over';
    throw error;
  }
}
