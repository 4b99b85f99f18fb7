import { ProviderError } from '../../platform/outbound/provider-error.ts';
import type { WebConversation } from '../voice-platform.ts';
import type { Account } from './account.ts';
import { object, text, type Json } from './lenient.ts';

/** An answer may take several tools, each as long as a tool may take. */
const longestWait = 60_000;

const spoken = /^chat\.output\[(\d+)\]\.content$/;

/** A session: its id is in every message about a tool, so that a tool knows for whom it is used, from the first words on. */
export async function openWebChat({ http, mode }: Account, conversation: WebConversation): Promise<{ id: string }> {
  const { assistantId, variables: variableValues, seconds: expirationSeconds } = conversation;
  const body = { assistantId, assistantOverrides: { variableValues }, expirationSeconds };
  const id = text(object(await http.request(mode, 'POST', '/session', '/session', body))['id']);
  if (id) return { id };
  throw new ProviderError('unreadable', 'Vapi opened a session without an id, so nothing can be said in it.');
}

/** The words of the answer as they come; entries of the output are lines of their own. */
export async function* sayInWebChat(
  { http, mode }: Account,
  sessionId: string,
  input: string,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const body = { sessionId, input, stream: true };
  const answer = await http.stream(mode, '/chat', body, longestWait, gone);
  let entry: string | undefined;
  for await (const event of eventsIn(answer)) {
    const [delta, at] = [text(event['delta']), spoken.exec(text(event['path']) ?? '')?.[1]];
    if (delta === undefined || at === undefined) continue;
    yield entry === undefined || entry === at ? delta : `\n${delta}`;
    entry = at;
  }
}

/** The data of server-sent events; what is no JSON is passed over. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Json> {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* eventOf(line);
  }
  yield* eventOf(rest);
}

function eventOf(line: string): Json[] {
  if (!line.startsWith('data:')) return [];
  try {
    return [object(JSON.parse(line.slice('data:'.length)))];
  } catch {
    return [];
  }
}
