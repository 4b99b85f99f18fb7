import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import { guestTools } from '@booking/contracts/guest-tools';
import {
  draft,
  startHouseWithAssistant,
  type AtVapi,
  type HouseWithAssistant,
} from '../../../test/house-with-assistant.ts';
import { owner, toolToken, webhookSecret } from '../../../test/running-api.ts';

type Tool = { id: string; function: { name: string }; server: { url: string; headers: object } };

let house: HouseWithAssistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Lake House' } });
  for (const [category, title] of [
    ['Guest Communication', 'Greeting'],
    ['Communication Rules', 'Prices'],
  ] as const) {
    await house.api.call(documentationEndpoints.create, { body: { category, title, content: `About ${title}.` } });
  }
});
afterAll(() => house.stop());

const params = () => ({ id: house.id });
const versions = () => house.api.call(publishingEndpoints.versions, { params: params() });
const preview = (body = {}) => house.api.call(publishingEndpoints.preview, { params: params(), body });
const rollBack = (version: number) =>
  house.api.call(publishingEndpoints.rollback, { params: { ...params(), version }, body: {} });
const prompt = ({ model }: AtVapi) => model.messages[0]!.content;
const tools = () => house.account.ask<Tool[]>('GET', '/tool?limit=1000');

describe('the first publish', () => {
  let before: AtVapi;
  let report: Awaited<ReturnType<HouseWithAssistant['publish']>>;
  beforeAll(async () => {
    await house.changeAtVapi({
      metadata: { hotel: 'ours' },
      monitorPlan: { listenEnabled: false },
      maxDurationSeconds: 900,
    });
    before = await house.atVapi();
    report = await house.publish('Opening day');
  });

  test('brings to Vapi what the preview shows, byte for byte', async () => {
    expect(Buffer.from(prompt(await house.atVapi()))).toEqual(Buffer.from((await preview()).prompt));
  });

  test('changes what we manage and nothing else', async () => {
    const after = await house.atVapi();
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
      server: { url: expect.any(String), timeoutSeconds: 20, headers: { 'x-vapi-secret': webhookSecret } },
      serverMessages: ['tool-calls', 'status-update', 'end-of-call-report'],
      monitorPlan: { listenEnabled: false, listenAuthenticationEnabled: true, controlAuthenticationEnabled: true },
    });
  });

  test('gives it every tool of its audience, called at our own address, and leaves it the tools of others', async () => {
    const { model } = await house.atVapi();
    const has = (await tools()).filter(({ id }) => model.toolIds.includes(id));
    expect(has.map((tool) => tool.function.name).toSorted()).toEqual(
      [...Object.keys(guestTools), 'order_taxi'].toSorted(),
    );
    for (const { function: called, server } of has.filter(({ function: { name } }) => name !== 'order_taxi')) {
      expect(server).toEqual({
        url: `${house.simulators.env['PUBLIC_URL']}/api/vapi-tools/${called.name}`,
        timeoutSeconds: 20,
        headers: { Authorization: `Bearer ${toolToken}` },
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
      holds: 'Callers hear version 1, with order_taxi and endCall besides, which are not ours.',
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
    expect(JSON.stringify(report)).not.toMatch(new RegExp(`${toolToken}|${webhookSecret}`));
  });

  test('makes it published, with nothing left to publish, and a version of whoever did it', async () => {
    expect(await house.read()).toMatchObject({
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
    const [held, account] = [await house.atVapi(), await tools()];
    const { status, body } = await house.ask('publish', {});
    expect([status, Object.keys(body).toSorted()]).toEqual([
      200,
      ['details', 'holds', 'success', 'toolCount', 'version'],
    ]);
    expect({ ...(await house.atVapi()), updatedAt: '' }).toEqual({ ...held, updatedAt: '' });
    expect(await tools()).toEqual(account);
  });
});

test('what callers must not hear is refused before anything is sent', async () => {
  const held = await house.atVapi();
  await house.save({ firstMessage: 'Hello.', systemPrompt: 'Use send_fax.' });
  expect(await house.ask('publishVerified', {})).toMatchObject({
    status: 422,
    body: {
      code: 'not_publishable',
      message: 'The first message does not say that an AI assistant speaks. There are 2 more things to mend.',
      issues: [{ path: 'firstMessage' }, { path: 'firstMessage' }, { path: 'systemPrompt' }],
    },
  });
  expect(await house.atVapi()).toEqual(held);
  expect((await house.read()).publishedVersion).toBe(2);
  await house.save(draft);
});

describe('a publish is held off', () => {
  const holdUntil = (until: string) =>
    house.api.sql(`UPDATE assistant SET publishing_by = 'Maria', publishing_until = ${until} WHERE id = ${house.id}`);

  test('by one that goes on, but not by one whose process died', async () => {
    await holdUntil(`now() + interval '1 minute'`);
    const { status, body } = await house.ask('publishVerified', {});
    expect([status, body.message]).toEqual([409, 'Guest assistant is being published by Maria.']);
    await holdUntil(`now() - interval '1 second'`);
    expect((await house.ask('publishVerified', {})).status).toBe(200);
  });

  test('while the assistant is archived', async () => {
    const archive = (archived: boolean) =>
      house.api.call(assistantEndpoints.archive, { params: params(), body: { archived } });
    await archive(true);
    expect(await house.ask('publishVerified', {})).toMatchObject({ status: 409, body: { code: 'assistant_archived' } });
    await archive(false);
  });
});

test('going back brings the text of then, word for word, and its draft', async () => {
  const old = prompt(await house.atVapi());
  await house.save({ voiceId: 'Elliot', systemPrompt: 'Be terse.' });
  await house.publish();
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The River House' } });
  const report = await rollBack(3);
  expect(report).toMatchObject({ success: true, version: 5, holds: expect.stringMatching(/^Callers hear version 5/) });
  expect(prompt(await house.atVapi())).toBe(old);
  expect(await house.read()).toMatchObject({ ...draft, publishedVersion: 5, hasUnpublishedChanges: true });
  const [now, before] = await versions();
  expect(now).toMatchObject({ version: 5, note: 'Back to version 3', isLive: true });
  expect(now!.changes.map(({ field }) => field)).toEqual(['voiceId', 'systemPrompt', 'prompt']);
  expect(before!.changes).toContainEqual({ field: 'voiceId', before: 'Savannah', after: 'Elliot' });
});

test('everything unpublished is published at once, each with what came of it', async () => {
  const answer = await house.api.call(publishingEndpoints.syncPrompt, { body: {} });
  expect(answer).toEqual({
    success: true,
    message: '1 of 1 published.',
    results: [
      { id: house.id, name: 'Guest assistant', success: true, message: expect.stringMatching(/^Callers hear/) },
    ],
  });
  expect(prompt(await house.atVapi())).toContain('The River House');
  expect(await house.api.call(publishingEndpoints.syncPrompt, { body: {} })).toMatchObject({
    success: true,
    results: [],
  });
});

test('the instructions are renewed in what is live, while the draft waits', async () => {
  await house.save({ systemPrompt: 'Not yet.' });
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Mill' } });
  const answer = await house.api.request('/api/admin/update-assistant-instructions', {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}` },
    body: {},
  });
  expect(await answer.json()).toMatchObject({ success: true, updated: ['Guest assistant'], failed: [] });
  expect(prompt(await house.atVapi())).toContain('The Mill');
  expect(prompt(await house.atVapi())).not.toContain('Not yet.');
  expect(await house.read()).toMatchObject({ systemPrompt: 'Not yet.', hasUnpublishedChanges: true });
  expect((await versions())[0]).toMatchObject({ note: 'Instructions updated', isLive: true });
});

describe('a test chat', () => {
  test('speaks with the unsaved draft, really uses its tools, and changes nothing at Vapi', async () => {
    const held = await house.atVapi();
    const unsaved = { name: 'Unsaved', modelName: 'gpt-5' };
    const first = await house.api.call(publishingEndpoints.chat, {
      params: params(),
      body: { draft: unsaved, says: 'What time is check-in?' },
    });
    expect(first.toolCalls).toEqual([
      { name: 'get_property_facts', arguments: { topic: 'check_in' }, result: expect.any(String) },
    ]);
    expect(first.reply).toContain(first.toolCalls[0]!.result!.slice(0, 20));
    const second = await house.api.call(publishingEndpoints.chat, {
      params: params(),
      body: { draft: unsaved, says: 'No, thank you', chatId: first.chatId },
    });
    expect(second).toMatchObject({ reply: 'Goodbye.', toolCalls: [] });
    expect(await house.atVapi()).toEqual(held);
  });

  test('says why Vapi refuses a draft', async () => {
    const { status, body } = await house.ask('chat', { draft: { name: 'x'.repeat(41) }, says: 'Hello' });
    expect([status, body.message]).toEqual([424, expect.stringContaining('name must be shorter than or equal to 40')]);
  });
});
