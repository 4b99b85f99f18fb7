import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { guestTools } from '@booking/contracts/guest-tools';
import { settingEndpoints } from '@booking/contracts/settings';
import { voiceEndpoints } from '@booking/contracts/voice';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { setUpVoice, type VoiceAccount } from '../../../../test/providers/voice-account.ts';

type Thing = Record<string, unknown> & { id: string };
type Assistant = Thing & { model: { messages: { role: string; content: string }[] } };

let product: ConnectedApi;
let proxy: RecordingProxy;
let account: VoiceAccount;
/** Somebody else's tool by a name of ours. */
let namesake: Thing;
beforeAll(async () => {
  product = await startConnectedApi(async ({ vapi }) => {
    proxy = await startProxy(vapi);
    return { VAPI_BASE_URL: proxy.url };
  });
  account = await setUpVoice(product.simulators, ['get_property_facts', 'send_sms', 'tool_of_somebody_else']);
  namesake = await account.ask<Thing>('POST', '/tool', {
    type: 'function',
    function: { name: 'send_sms' },
    server: { url: 'https://elsewhere.example/send_sms' },
    messages: [{ type: 'request-start', content: 'One second.', blocking: false }],
  });
});
afterAll(() => Promise.all([product.stop(), proxy.stop()]));

const tools = (): Promise<Thing[]> => account.ask<Thing[]>('GET', '/tool?limit=1000');
const assistant = (): Promise<Assistant> => account.ask<Assistant>('GET', `/assistant/${account.assistantId}`);
const restore = () => product.api.call(voiceEndpoints.restoreToolMessages, { body: {} });
const update = () => product.api.call(voiceEndpoints.updateInstructions, { body: {} });
const rename = (value: string) => product.api.call(settingEndpoints.save, { body: { key: 'hotelName', value } });
const without = (thing: Thing, ...names: string[]): object =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));

test('a new account is imported with its assistant', async () => {
  expect(await product.api.call(assistantEndpoints.list)).toMatchObject([
    {
      assistantId: account.assistantId,
      name: 'Guest assistant',
      assistantType: 'guest',
      status: 'published',
      voiceId: 'Elliot',
      voiceProvider: 'vapi',
    },
  ]);
  await product.api.call(assistantEndpoints.list);
  expect(await product.api.sql('SELECT 1 FROM assistant')).toHaveLength(1);
});

describe('restoring the messages of tools', () => {
  test('changes the messages of our tools and nothing else', async () => {
    const before = new Map((await tools()).map((tool) => [tool.id, tool]));
    expect(await restore()).toMatchObject({ success: true, message: '2 tools updated.', failed: [] });
    for (const tool of await tools()) {
      const old = before.get(tool.id)!;
      const { name } = tool['function'] as { name: keyof typeof guestTools };
      expect(without(tool, 'messages', 'updatedAt')).toEqual(without(old, 'messages', 'updatedAt'));
      const known = guestTools[name];
      if (known && tool.id !== namesake.id) {
        expect(tool['messages']).toEqual([
          { type: 'request-start', content: known.says, blocking: false },
          { type: 'request-failed', content: known.fails },
        ]);
      } else expect(tool).toEqual(old);
    }
  });

  test('lists what could not be changed, and changes the rest', async () => {
    proxy.losing = new RegExp(account.toolIds[0]!);
    const answer = await restore();
    proxy.losing = null;
    expect(answer).toMatchObject({
      success: false,
      message: '1 tool updated, 1 failed.',
      updated: ['send_sms'],
      failed: [{ name: 'get_property_facts', reason: expect.stringMatching(/^Vapi .+\.$/) }],
    });
  });
});

describe('writing the hotel’s instructions', () => {
  test('changes the prompt and nothing else', async () => {
    await rename('The Lake Hotel');
    const before = await assistant();
    const answer = await update();
    expect(answer).toMatchObject({ success: true, updated: ['Guest assistant'], failed: [] });
    const after = await assistant();
    expect(without(after, 'model', 'updatedAt')).toEqual(without(before, 'model', 'updatedAt'));
    expect({ ...after.model, messages: null }).toEqual({ ...before.model, messages: null });
    const [old, now] = [before, after].map(({ model }) => model.messages[0]!.content) as [string, string];
    expect(now.startsWith(old)).toBe(true);
    expect(now).toContain('The hotel is called The Lake Hotel.');
  });

  test('twice changes nothing more, and a new hotel name replaces the old', async () => {
    await update();
    const before = await assistant();
    await update();
    expect(await assistant()).toEqual(before);
    await rename('The River Hotel');
    await update();
    const { content } = (await assistant()).model.messages[0]!;
    expect(content).toContain('The River Hotel');
    expect(content).not.toContain('The Lake Hotel');
    expect(content.match(/house instructions -->/g)).toHaveLength(2);
  });

  test("uses the hotel's name of pages and texts when Settings have none", async () => {
    await product.api.sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`);
    const { data } = await product.api.call(guestPageEndpoints.hotels);
    await update();
    const { content } = (await assistant()).model.messages[0]!;
    const [{ name, phone, address }] = data as [(typeof data)[number]];
    expect([name, phone, address]).not.toContain('');
    expect(content).toContain(
      `The hotel is called ${name}.\nIts address is ${address}.\nThe front desk is reached at ${phone}.`,
    );
  });

  test('leaves further system messages, examples, and fields that Vapi shows but does not accept', async () => {
    const { model } = await assistant();
    const [prompt] = model.messages;
    const others = [
      { role: 'user', content: 'Hello?' },
      { role: 'system', content: 'Insist.' },
    ];
    await account.ask('PATCH', `/assistant/${account.assistantId}`, {
      model: { ...model, messages: [others[0], prompt, others[1]] },
    });
    const legacy = { systemPrompt: 'An old copy.', functions: [] };
    proxy.meanwhile = async (exchange) => {
      if (exchange.method !== 'GET' || !exchange.path.startsWith('/assistant/')) return;
      const shown = JSON.parse(exchange.answer) as Assistant;
      exchange.answer = JSON.stringify({ ...shown, model: { ...shown.model, ...legacy } });
    };
    await rename('The Hill Hotel');
    const answer = await update();
    proxy.meanwhile = null;
    expect(answer).toMatchObject({ success: true, failed: [] });
    const content = expect.stringContaining('The Hill Hotel') as unknown as string;
    expect((await assistant()).model).toEqual({
      ...model,
      messages: [others[0], { role: 'system', content }, others[1]],
    });
  });

  test('skips an assistant that is being published, and says so', async () => {
    await rename('The Moor Hotel');
    const before = await assistant();
    await product.api.sql(
      `UPDATE assistant SET publishing_by = 'Maria', publishing_until = now() + interval '1 minute'`,
    );
    expect(await update()).toMatchObject({
      success: false,
      failed: [{ name: 'Guest assistant', reason: 'Guest assistant is being published by Maria.' }],
    });
    expect(await assistant()).toEqual(before);
    await product.api.sql('UPDATE assistant SET publishing_until = NULL');
  });

  test('lists what could not be changed', async () => {
    proxy.losing = new RegExp(account.assistantId);
    const answer = await update();
    proxy.losing = null;
    expect(answer).toMatchObject({ success: false, updated: [], failed: [{ name: 'Guest assistant' }] });
  });
});
