import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { ToolAudience } from '@booking/contracts/tools';
import { AnswerPart, type WebAssistantId } from '@booking/contracts/web-conversations';
import { catalogueTools } from '../../src/providers/vapi/tools/catalogue-tools.mapper.ts';
import { settingsOf } from '../../src/providers/vapi/assistants/our-settings.mapper.ts';
import { hmacPlan } from '../../src/providers/vapi/webhook/vapi-signature.rule.ts';
import type { ConnectedApi } from '../start/connected-api.ts';
import { textsTo } from '../providers/account-contents.ts';
import { customerToolToken, staffToolToken, toolToken, webhookSecret } from '../start/running-api.ts';
import { tokenFor } from '../requests/tool-calls.ts';

type Json = Record<string, unknown>;
type Hotel = Pick<ConnectedApi, 'api' | 'simulators'>;
type Asked = {
  assistant: WebAssistantId;
  firstName?: string;
  phone?: string;
  email?: string;
  language?: 'en' | 'es';
};
export type ToolAnswer = { result?: string; error?: string };

/** A number at the simulated Vapi on which an assistant is phoned. */
export async function setUpLine({ simulators: { vapi, env } }: Hotel, assistantId: string): Promise<string> {
  const headers = { authorization: `Bearer ${env['VAPI_TEST_API_KEY']!}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ provider: 'vapi', name: 'A line', assistantId });
  const answer = await fetch(`${vapi}/phone-number`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { number: string }).number;
}

/** An assistant of each audience at the simulated Vapi, with all the tools it may have. @returns their ids there */
export async function setUpAssistants({ simulators: { vapi, env } }: Hotel): Promise<Record<ToolAudience, string>> {
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { authorization: `Bearer ${env['VAPI_TEST_API_KEY']!}`, 'content-type': 'application/json' };
    const answer = await fetch(vapi + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  };
  const credential = (name: string, secret: string): Promise<string> =>
    post('/credential', { provider: 'custom-credential', name, authenticationPlan: hmacPlan(secret) });
  const credentials = {
    webhook: await credential('webhook', webhookSecret),
    guest: await credential('guest', toolToken),
    staff: await credential('staff', staffToolToken),
    customer_experience: await credential('customer', customerToolToken),
  };
  const door = { PUBLIC_URL: env['PUBLIC_URL']!, credentials };
  const add = async (audience: ToolAudience): Promise<string> => {
    const toolIds = await Promise.all(catalogueTools(audience, door).map((tool) => post('/tool', tool)));
    const messages = [{ role: 'system', content: 'You speak with {{guestName}}.' }];
    const server = settingsOf({}, door).server;
    return post('/assistant', {
      name: `${audience} assistant`,
      firstMessage: 'Hello.',
      model: { provider: 'openai', model: 'gpt-4o', messages, toolIds },
      server,
      serverMessages: ['tool-calls', 'status-update', 'transcript[transcriptType="final"]', 'end-of-call-report'],
    });
  };
  return {
    guest: await add('guest'),
    staff: await add('staff'),
    customer_experience: await add('customer_experience'),
  };
}

/** Somebody at /ai. */
export function visitorOf({ api }: Pick<Hotel, 'api'>) {
  const start = (asked: Asked, headers: Record<string, string> = {}): Promise<Response> =>
    api.request('/api/ai/conversations', { method: 'POST', headers, body: asked });
  const say = (token: string, text: string): Promise<Response> =>
    api.request(`/api/ai/conversations/${token}/messages`, { method: 'POST', body: { text } });
  return {
    start,
    say,
    voice: (token: string): Promise<Response> =>
      api.request(`/api/ai/conversations/${token}/voice`, { method: 'POST', body: {} }),
    /** Starts and gives the token. */
    begin: async (asked: Asked, headers: Record<string, string> = {}): Promise<string> => {
      const answer = await start(asked, headers);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { token: string }).token;
    },
    /** Says it and gives the whole answer, which must have come to its end. */
    ask: async (token: string, text: string): Promise<string> => {
      const parts = await partsOf(await say(token, text));
      expect(parts.at(-1)).toMatchObject({ done: true });
      return wordsOf(parts);
    },
  };
}

/** The code that a visitor's number was texted last. */
export async function phoneCodeOf(hotel: Hotel, number: string): Promise<string> {
  const codes = (await textsTo(hotel.simulators, number)).flatMap(
    ({ body }) => /your code is (\d{6})/.exec(body)?.[1] ?? [],
  );
  return codes[0]!;
}

type UseTool = (path: string, args?: object) => Promise<ToolAnswer>;

/** Uses a tool that texts in a conversation whose number is not proven yet: it texts a code, with which it is used again. */
export async function useProving(
  hotel: Hotel,
  use: UseTool,
  number: string,
  path: string,
  args: object,
): Promise<ToolAnswer> {
  expect((await use(path, args)).result).toMatch(/a code of six digits is on its way/);
  return use(path, { ...args, code: await phoneCodeOf(hotel, number) });
}

/** The parts of a streamed answer. */
export async function partsOf(answer: Response): Promise<AnswerPart[]> {
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events = (await answer.text()).split('\n\n').filter((event) => event !== '');
  return events.map((event) => AnswerPart.parse(JSON.parse(event.replace(/^data: /, ''))));
}

export const wordsOf = (parts: readonly AnswerPart[]): string =>
  parts.map((part) => ('delta' in part ? part.delta : '')).join('');

/** The id of the conversation that began last. */
export async function newestConversation({ api }: Pick<Hotel, 'api'>): Promise<string> {
  const [row] = await api.sql<{ id: string }>('SELECT id FROM web_conversation ORDER BY created_at DESC LIMIT 1');
  return row!.id;
}

/** A tool that is used in `where`, which is a part of the platform's message about it. */
async function useTool({ api }: Pick<Hotel, 'api'>, path: string, args: object, where: Json): Promise<ToolAnswer> {
  const name = path.split('/').at(-1)!;
  const asked = { id: `call_${randomUUID()}`, type: 'function', function: { name, arguments: args } };
  const body = { message: { type: 'tool-calls', timestamp: Date.now(), toolCallList: [asked], ...where } };
  const answer = await api.request(`/api/${path}`, { method: 'POST', headers: tokenFor(path), body });
  return ((await answer.json()) as { results: ToolAnswer[] }).results[0]!;
}

/** As the platform uses a tool in a chat of a session. */
export const inChat =
  (hotel: Pick<Hotel, 'api'>, sessionId: string, more: Json = {}) =>
  (path: string, args: object = {}) =>
    useTool(hotel, path, args, { chat: { id: randomUUID(), sessionId }, ...more });

/** As the platform uses a tool in a call of a browser. */
export const inWebCall =
  (hotel: Pick<Hotel, 'api'>, id: string, more: Json = {}) =>
  (path: string, args: object = {}) =>
    useTool(hotel, path, args, { call: { id, type: 'webCall', ...more } });

/** A call that was opened for a conversation. */
export async function openCall(
  { voice }: Pick<ReturnType<typeof visitorOf>, 'voice'>,
  token: string,
): Promise<{ id: string; webCallUrl: string }> {
  const answer = await voice(token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; webCallUrl: string };
}
