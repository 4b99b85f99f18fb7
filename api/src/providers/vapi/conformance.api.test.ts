import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openAdapters, type Adapters } from '../../../test/adapters.ts';
import { readDescription } from '../../../test/provider-description.ts';
import { startProxy, type RecordingProxy } from '../../../test/recording-proxy.ts';
import { startSimulators, type Simulators } from '../../../test/running-simulators.ts';
import { setUpVoice } from '../../../test/voice-account.ts';

/** Vapi's own description; it is not ours to pass on, so it is here only where somebody laid it beside the house. */
const path = fileURLToPath(new URL('../../../../../shared/providers/openapi/vapi.json', import.meta.url));
const whenThere = existsSync(path) ? describe : describe.skip;

whenThere("what we say to Vapi, and it to us, is as Vapi's description has it", () => {
  let simulators: Simulators;
  let proxy: RecordingProxy;
  let adapters: Adapters;
  let problems: string[];
  beforeAll(async () => {
    simulators = await startSimulators();
    proxy = await startProxy(simulators.vapi);
    adapters = await openAdapters({ ...simulators.env, VAPI_BASE_URL: proxy.url });
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
    problems = proxy.exchanges.flatMap(readDescription(path, {}));
  });
  afterAll(() => Promise.all([adapters.stop(), proxy.stop(), simulators.stop()]));

  test('every kind of request we make was made', () => {
    const kinds = proxy.exchanges.map(({ method, path: asked }) => `${method} ${asked.replace(/[\w-]{36}/, '{id}')}`);
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
