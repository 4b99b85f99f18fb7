import type { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { WebCall, WebConversation } from '../../voice-platform.port.ts';
import { object, text } from '../lenient-json.mapper.ts';
import type { VapiHttp } from '../vapi-http.client.ts';

/**
 * Creates a call that a browser can join, with our private key and with nothing overridden but the variables. A browser that could
 * create it itself could have its messages sent elsewhere.
 */
export async function openWebCall(
  http: VapiHttp,
  mode: Mode,
  { assistantId, variables: variableValues }: Omit<WebConversation, 'seconds'>,
): Promise<WebCall> {
  const body = { assistantId, assistantOverrides: { variableValues } };
  const call = object(await http.request(mode, 'POST', '/call/web', '/call/web', body));
  const [id, webCallUrl] = [text(call['id']), text(call['webCallUrl']) ?? text(object(call['transport'])['callUrl'])];
  if (id && webCallUrl) return { id, webCallUrl };
  throw new ProviderError('unreadable', 'Vapi opened a call without saying where it can be joined.');
}
