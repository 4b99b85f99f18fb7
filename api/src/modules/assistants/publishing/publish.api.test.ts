import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import { guestTools } from '@booking/contracts/guest-tools';
import {
  draft,
  startHotelWithAssistant,
  type AtVapi,
  type HotelWithAssistant,
} from '../../../../test/start/hotel-with-assistant.ts';
import { doorSecrets, owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

type Tool = { id: string; function: { name: string }; server: { url: string; headers: object } };

let product: HotelWithAssistant;
beforeAll(async () => {
  product = await startHotelWithAssistant();
  await product.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Lake Hotel' } });
  for (const [category, title] of [
    ['Guest Communication', 'Greeting'],
    ['Communication Rules', 'Prices'],
  ] as const) {
    await product.api.call(documentationEndpoints.create, { body: { category, title, content: `About ${title}.` } });
  }
});
afterAll(() => product.stop());

const params = () => ({ id: product.id });
const versions = () => product.api.call(publishingEndpoints.versions, { params: params() });
const preview = (body = {}) => product.api.call(publishingEndpoints.preview, { params: params(), body });
const prompt = ({ model }: AtVapi) => model.messages[0]!.content;
const tools = () => product.account.ask<Tool[]>('GET', '/tool?limit=1000');

describe('the first publish', () => {
  let before: AtVapi;
  let report: Awaited<ReturnType<HotelWithAssistant['publish']>>;
  beforeAll(async () => {
    await product.changeAtVapi({
      metadata: { hotel: 'ours' },
      monitorPlan: { listenEnabled: false },
      maxDurationSeconds: 900,
    });
    before = await product.atVapi();
    report = await product.publish('Opening day');
  });

  test('brings to Vapi what the preview shows, byte for byte', async () => {
    expect(Buffer.from(prompt(await product.atVapi()))).toEqual(Buffer.from((await preview()).prompt));
  });

  test('changes what we manage and nothing else', async () => {
    const after = await product.atVapi();
    expect(after).toEqual({
      ...before,
      updatedAt: after.updatedAt,
      name: 'Guest assistant',
      firstMessage: draft.firstMessage,
      firstMessageMode: draft.firstMessageMode,
      voicemailMessage: draft.voicemailMessage,
      endCallMessage: draft.endCallMessage,
      model: {
        ...before.model,
        model: 'gpt-4o-mini',
        messages: [{ role: 'system', content: (await preview()).prompt }],
        toolIds: after.model.toolIds,
      },
      voice: { provider: 'vapi', voiceId: 'Savannah' },
      server: { url: expect.any(String), timeoutSeconds: 20, credentialId: expect.any(String) },
      serverMessages: ['tool-calls', 'status-update', 'transcript[transcriptType="final"]', 'end-of-call-report'],
      monitorPlan: { listenEnabled: false, listenAuthenticationEnabled: true, controlAuthenticationEnabled: true },
    });
  });

  test('gives it every tool of its audience, called at our own address, and leaves it the tools of others', async () => {
    const { model } = await product.atVapi();
    const has = (await tools()).filter(({ id }) => model.toolIds.includes(id));
    expect(has.map((tool) => tool.function.name).toSorted()).toEqual(
      [...Object.keys(guestTools), 'order_taxi'].toSorted(),
    );
    for (const { function: called, server } of has.filter(({ function: { name } }) => name !== 'order_taxi')) {
      expect(server).toEqual({
        url: `${product.simulators.env['PUBLIC_URL']}/api/vapi-tools/${called.name}`,
        timeoutSeconds: 20,
        credentialId: expect.any(String),
      });
    }
  });

  test('is reported step by step, without secrets', () => {
    expect(report).toMatchObject({
      success: true,
      toolCount: Object.keys(guestTools).length,
      details: {
        assistantName: 'Guest assistant',
        groupCount: 2,
        ruleCount: 2,
        modelConfig: 'openai gpt-4o-mini',
        voiceConfig: 'vapi Savannah',
      },
      holds: 'Callers hear version 1. The assistant also has order_taxi and endCall, added in Vapi.',
      version: 1,
    });
    const { steps, diff, differences } = report.verification;
    expect(steps.map(({ step }) => step)).toEqual([
      'save',
      'compile',
      'lint',
      'golden calls',
      'read',
      'tools',
      'push',
      'read back',
      'compare',
      'record',
    ]);
    expect(steps.every(({ ok, stderr }) => ok && stderr === '')).toBe(true);
    expect(diff).toEqual({ added: expect.arrayContaining(['send_sms']), removed: [] });
    expect(differences).toEqual([]);
    expect(JSON.stringify(report)).not.toMatch(new RegExp(Object.values(doorSecrets).join('|')));
  });

  test('makes it published, with nothing left to publish, and a version of whoever did it', async () => {
    expect(await product.read()).toMatchObject({
      status: 'published',
      publishedVersion: 1,
      hasUnpublishedChanges: false,
    });
    expect(await versions()).toEqual([
      {
        version: 1,
        publishedAt: expect.any(String),
        author: expect.stringContaining(owner.email.split('@')[0]!),
        note: 'Opening day',
        isLive: true,
        isVerified: true,
        changes: [],
      },
    ]);
  });

  test('once more sends what is there already, in short', async () => {
    const [held, account] = [await product.atVapi(), await tools()];
    const { status, body } = await product.ask('publish', {});
    expect([status, Object.keys(body).toSorted()]).toEqual([
      200,
      ['details', 'holds', 'replaced', 'success', 'toolCount', 'version'],
    ]);
    expect({ ...(await product.atVapi()), updatedAt: '' }).toEqual({ ...held, updatedAt: '' });
    expect(await tools()).toEqual(account);
  });
});

test.each(['publish', 'publish-verified'])('/%s needs no payload', async (path) => {
  const { publishedVersion } = await product.read();
  const answer = await product.api.request(`/api/admin/assistants/${product.id}/${path}`, {
    method: 'POST',
    headers: basicOf(owner.email, owner.password),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { success: true, toolCount: Object.keys(guestTools).length, version: publishedVersion! + 1 },
  ]);
});

test('what callers must not hear is refused before anything is sent, with the steps until then', async () => {
  const [held, { publishedVersion }] = [await product.atVapi(), await product.read()];
  await product.save({ firstMessage: 'Hello.', systemPrompt: 'Use send_fax.' });
  expect(await product.ask('publishVerified', {})).toMatchObject({
    status: 422,
    body: {
      code: 'not_publishable',
      message: 'The first message does not say that an AI assistant speaks. There are 2 more things to mend.',
      issues: [{ path: 'firstMessage' }, { path: 'firstMessage' }, { path: 'systemPrompt' }],
      holds: 'Nothing was published.',
      steps: [
        { step: 'save', ok: true },
        { step: 'compile', ok: true },
        { step: 'lint', ok: false, stderr: expect.stringMatching(/^The first message does not say/) },
      ],
    },
  });
  expect(await product.atVapi()).toEqual(held);
  expect((await product.read()).publishedVersion).toBe(publishedVersion);
});
