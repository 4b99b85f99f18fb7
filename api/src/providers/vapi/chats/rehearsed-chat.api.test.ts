import { beforeAll, expect, test } from '@jest/globals';
import { toolCatalogue } from '@booking/contracts/tools';
import { recordRequests } from '../../../../test/providers/recorded-requests.ts';
import { setUpVoice } from '../../../../test/providers/voice-account.ts';

type Tool = { type: string; function?: { name: string }; server?: { url: string; headers: Record<string, string> } };
type Model = { toolIds: string[]; tools: Tool[] };

const wanted = {
  name: 'Guests',
  assistantType: 'guest',
  prompt: 'Be kind.',
  isRecorded: true,
  firstMessage: null,
  firstMessageMode: null,
  voicemailMessage: null,
  endCallMessage: null,
  voiceProvider: null,
  voiceId: null,
  modelProvider: null,
  modelName: null,
  transcriberProvider: null,
  transcriberModel: null,
} as const;

let [real, rehearsed]: Model[] = [];
const overheard = recordRequests('vapi', async ({ simulators, adapters: { vapi } }) => {
  const { assistantId } = await setUpVoice(simulators, ['get_property_facts', 'order_taxi']);
  for (const isRehearsal of [false, true]) {
    await vapi.sendTestChat('test', assistantId, wanted, { text: 'Is there a pool?', isRehearsal });
  }
});
beforeAll(() => {
  const chats = overheard.proxy.exchanges.filter(({ path }) => path === '/chat');
  [real, rehearsed] = chats.map(({ body }) => (JSON.parse(body) as { assistant: { model: Model } }).assistant.model);
});

test('a rehearsal has our tools alone, each with a mark; tools of others cannot be held back', () => {
  expect(real?.toolIds).toHaveLength(1);
  expect(real?.tools).toContainEqual({ type: 'endCall' });
  expect(rehearsed?.toolIds).toEqual([]);
  expect(rehearsed?.tools.map((tool) => tool.function?.name)).toEqual(Object.keys(toolCatalogue.guest));
  expect(rehearsed?.tools.every(({ server }) => /^[\w-]{40,}$/.test(server?.headers['x-rehearsal'] ?? ''))).toBe(true);
});

test('a chat that is none has no mark', () => {
  expect(JSON.stringify(real)).not.toContain('x-rehearsal');
});
