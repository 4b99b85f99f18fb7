import { expect, test } from '@jest/globals';
import { ToolAudience } from '@booking/contracts/tools';
import {
  specificationPath,
  recordRequests,
  describeWithSpecification,
} from '../../../test/providers/recorded-requests.ts';
import { readDescription } from '../../../test/providers/provider-description.ts';
import { setUpVoice } from '../../../test/providers/voice-account.ts';
import type { WantedAssistant } from '../voice-platform.port.ts';

const wanted = (voiceProvider: 'vapi' | '11labs'): WantedAssistant => ({
  name: 'Guests',
  assistantType: 'guest',
  prompt: 'Be kind.',
  isRecorded: true,
  firstMessage: 'You speak with an AI, and the call may be recorded.',
  firstMessageMode: 'assistant-speaks-first',
  voicemailMessage: 'Please call again.',
  endCallMessage: 'Goodbye.',
  voiceProvider,
  voiceId: voiceProvider === 'vapi' ? 'Elliot' : 'sarah',
  modelProvider: 'anthropic',
  modelName: 'claude-sonnet-4-6',
  transcriberProvider: 'assembly',
  transcriberModel: 'universal-3-5-pro',
});

const description = specificationPath('openapi/vapi.json');

describeWithSpecification(description)("what we say to Vapi, and it to us, is as Vapi's description has it", () => {
  let problems: string[];
  const overheard = recordRequests('vapi', async ({ simulators, proxy, adapters }) => {
    const { vapi } = adapters;
    await vapi.check('test');
    const { assistantId, toolIds } = await setUpVoice(simulators);
    await vapi.check('test');
    await vapi.listAssistants('test');
    await vapi.listTools('test');
    await vapi.setToolMessages('test', toolIds[0]!, { says: 'One moment.', fails: 'I am sorry.' });
    await vapi.setToolMessages('test', toolIds[1]!, { says: '', fails: '' });
    await vapi.setPrompt('test', assistantId, (prompt) => `${prompt} Be kind.`);
    for (const audience of ToolAudience.options) await vapi.provideTools('test', audience);
    for (const provider of ['vapi', '11labs'] as const) {
      const seen = await vapi.findAssistant('test', assistantId);
      await vapi.configure('test', assistantId, wanted(provider), await vapi.listTools('test'), seen!.updatedAt);
    }
    const first = { text: 'Is there a pool?', isRehearsal: false };
    const { chatId } = await vapi.sendTestChat('test', assistantId, wanted('vapi'), first);
    await vapi.sendTestChat('test', assistantId, wanted('vapi'), { text: 'And breakfast?', chatId, isRehearsal: true });
    const { id } = await vapi.placeCall('test', assistantId, '+15125550101', { testScenario: 'property_info' });
    await vapi.getCall('test', id);
    for await (const call of vapi.listCallsSince('test', new Date(Date.now() - 60_000))) expect(call.id).toBe(id);
    problems = proxy.exchanges.flatMap(readDescription(description, {}));
  });

  test('every kind of request we make was made', () => {
    const kinds = overheard.proxy.exchanges.map(
      ({ method, path: asked }) => `${method} ${asked.replace(/[\w-]{36}/, '{id}')}`,
    );
    expect([...new Set(kinds)].sort()).toEqual([
      'GET /assistant',
      'GET /assistant/{id}',
      'GET /call',
      'GET /call/{id}',
      'GET /credential',
      'GET /phone-number',
      'GET /tool',
      'PATCH /assistant/{id}',
      'PATCH /tool/{id}',
      'POST /call',
      'POST /chat',
      'POST /credential',
      'POST /tool',
    ]);
  });

  test('nothing differs', () => {
    // Vapi describes what a credential is, and leaves out the address at which its own pages show how to make one
    expect(problems.filter((each) => !each.endsWith(' /credential is not described'))).toEqual([]);
  });
});
