import { eventsIn } from '@booking/http/events-in';
import type { Mode } from '@booking/contracts/mode';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { WebConversation } from '../../voice-platform.port.ts';
import { object, text, type Json } from '../lenient-json.mapper.ts';
import type { VapiHttp } from '../vapi-http.client.ts';

/** An answer may take several tools, each as long as a tool may take. */
const longestWait = 60_000;

const spoken = /^chat\.output\[(\d+)\]\.content$/;

/** A session: its id is in every message about a tool, so that a tool knows for whom it is used, from the first words on. */
export async function openWebChat(http: VapiHttp, mode: Mode, conversation: WebConversation): Promise<{ id: string }> {
  const { assistantId, variables: variableValues, seconds: expirationSeconds } = conversation;
  const body = { assistantId, assistantOverrides: { variableValues }, expirationSeconds };
  const id = text(object(await http.request(mode, 'POST', '/session', '/session', body))['id']);
  if (id) return { id };
  throw new ProviderError('unreadable', 'Vapi opened a session without an id, so nothing can be said in it.');
}

/** The words of the answer as they come; entries of the output are lines of their own. */
export async function* sendWebChat(
  http: VapiHttp,
  mode: Mode,
  sessionId: string,
  input: string,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const body = { sessionId, input, stream: true };
  const answer = await http.stream(mode, '/chat', body, longestWait, gone);
  let entry: string | undefined;
  for await (const event of eventsIn(answer)) {
    const { delta: words, path } = partOf(event);
    const [delta, at] = [text(words), spoken.exec(text(path) ?? '')?.[1]];
    if (delta === undefined || at === undefined) continue;
    yield entry === undefined || entry === at ? delta : `\n${delta}`;
    entry = at;
  }
}

/** Nothing of what is no JSON. */
function partOf(event: string): Json {
  try {
    return object(JSON.parse(event));
  } catch {
    return {};
  }
}
