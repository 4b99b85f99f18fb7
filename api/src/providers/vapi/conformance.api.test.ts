import { expect, test } from '@jest/globals';
import { besideTheHouse, overhear, whenThere } from '../../../test/overheard.ts';
import { readDescription } from '../../../test/provider-description.ts';
import { setUpVoice } from '../../../test/voice-account.ts';

const description = besideTheHouse('openapi/vapi.json');

whenThere(description)("what we say to Vapi, and it to us, is as Vapi's description has it", () => {
  let problems: string[];
  const overheard = overhear('vapi', async ({ simulators, proxy, adapters }) => {
    const { vapi } = adapters;
    await vapi.check('test');
    const { assistantId, toolIds } = await setUpVoice(simulators);
    await vapi.check('test');
    await vapi.assistants('test');
    await vapi.tools('test');
    await vapi.setToolMessages('test', toolIds[0]!, { says: 'One moment.', fails: 'I am sorry.' });
    await vapi.setToolMessages('test', toolIds[1]!, { says: '', fails: '' });
    await vapi.setPrompt('test', assistantId, (prompt) => `${prompt} Be kind.`);
    const { id } = await vapi.placeCall('test', assistantId, '+15125550101', { testScenario: 'property_info' });
    await vapi.call('test', id);
    for await (const call of vapi.callsSince('test', new Date(Date.now() - 60_000))) expect(call.id).toBe(id);
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
      'GET /phone-number',
      'GET /tool',
      'PATCH /assistant/{id}',
      'PATCH /tool/{id}',
      'POST /call',
    ]);
  });

  test('nothing differs', () => {
    expect(problems).toEqual([]);
  });
});
