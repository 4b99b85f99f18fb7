import type { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { RecordingStream } from '../../voice-platform.port.ts';
import type { VapiHttp } from '../vapi-http.client.ts';

const passedOn = ['content-length', 'content-range', 'accept-ranges'];

const kindOf = ({ headers }: Response): string => {
  const kind = headers.get('content-type') ?? '';
  return kind.startsWith('audio/') ? kind : 'audio/wav';
};

/**
 * The sound of a call. The address in its report opens nothing by itself: Vapi is asked each time for one that does, for half an
 * hour, and that is not kept.
 */
export async function recording(
  http: VapiHttp,
  mode: Mode,
  id: string,
  range: string | undefined,
  gone: AbortSignal,
): Promise<RecordingStream> {
  const { url, operation } = await findRecording(http, mode, id);
  const answer = await http.fetchFrom(mode, url, operation, range ? { range } : {}, gone);
  const { status, headers, body } = answer;
  if (status !== 200 && status !== 206 && status !== 416) {
    await body?.cancel();
    throw new ProviderError(status === 404 ? 'not_found' : 'refused', `Vapi's storage answered with ${status}.`);
  }
  const told = passedOn.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!] as const] : []));
  return { status, headers: { 'content-type': kindOf(answer), ...Object.fromEntries(told) }, body };
}

/** There may be no recording of both sides in one. @throws ProviderError */
async function findRecording(http: VapiHttp, mode: Mode, id: string): Promise<{ url: string; operation: string }> {
  const find = async (kind: 'mono' | 'stereo') => {
    const operation = `/call/{id}/${kind}-recording`;
    return {
      url: await http.findRedirect(mode, operation.replace('{id}', encodeURIComponent(id)), operation),
      operation,
    };
  };
  try {
    return await find('mono');
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return find('stereo');
    throw error;
  }
}
