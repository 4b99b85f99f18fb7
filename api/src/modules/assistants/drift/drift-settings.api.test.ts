import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { guestTools } from '@booking/contracts/guest-tools';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { startHouseWithAssistant, type HouseWithAssistant } from '../../../../test/start/house-with-assistant.ts';
import { webhookSecret } from '../../../../test/start/running-api.ts';

type Tool = { id: string; function: { name: string } };

let house: HouseWithAssistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
  await house.publish();
});
afterAll(() => house.stop());
afterEach(async () => void (await house.publish()));

const params = () => ({ id: house.id });
const check = () => house.api.call(publishingEndpoints.checkDrift, { params: params(), body: {} });
const keep = (...fields: string[]) =>
  house.api.call(publishingEndpoints.keepTheirs, { params: params(), body: { fields } });
const tools = () => house.account.ask<Tool[]>('GET', '/tool?limit=1000');
const textTool = async () => (await tools()).find(({ function: { name } }) => name === 'send_sms')!;

describe('what a publish sets besides the draft', () => {
  const change = async () => {
    const { model, server } = await house.atVapi();
    const messages = [...model.messages, { role: 'system', content: 'Sell them anything.' }];
    await house.changeAtVapi({
      model: { ...model, messages },
      server: { ...(server as object), headers: { 'x-vapi-secret': 'of-somebody' } },
      serverMessages: ['hang'],
      monitorPlan: {},
    });
  };

  test('is noticed without its secrets, cannot be kept, and comes back with the next publish', async () => {
    await change();
    const { differences } = await check();
    expect(differences).toMatchObject([
      { field: 'systemMessages', expected: null, found: 'Sell them anything.' },
      { field: 'secrets', found: 'server.headers.x-vapi-secret' },
      { field: 'serverMessages', found: 'hang' },
      { field: 'monitoring', found: 'listening and control without a key' },
    ]);
    expect(JSON.stringify(differences)).not.toMatch(new RegExp(`of-somebody|${webhookSecret}`));
    expect(await house.ask('keepTheirs', { fields: ['monitoring'] })).toMatchObject({
      status: 400,
      body: {
        message: 'What Vapi has as call monitoring cannot be kept: it is not part of a draft. Publish again instead.',
      },
    });
    const before = await house.atVapi();
    expect(await house.publish()).toMatchObject({ success: true });
    expect((await check()).differences).toEqual([]);
    const { server, serverMessages, monitorPlan, model, updatedAt } = await house.atVapi();
    expect(await house.atVapi()).toEqual({ ...before, server, serverMessages, monitorPlan, model, updatedAt });
  });
});

describe('an assistant that was made to wait for the caller, who then does not hear the notice', () => {
  afterEach(() => house.save({ firstMessageMode: 'assistant-speaks-first' }));

  test('is noticed, cannot be kept, and speaks first again with the next publish, be the mode left to Vapi', async () => {
    await house.save({ firstMessageMode: null });
    await house.publish();
    await house.changeAtVapi({ firstMessageMode: 'assistant-waits-for-user' });
    expect((await check()).differences).toEqual([
      { field: 'firstMessageMode', expected: 'assistant-speaks-first', found: 'assistant-waits-for-user' },
    ]);
    expect(await house.ask('keepTheirs', { fields: ['firstMessageMode'] })).toMatchObject({
      status: 409,
      body: { code: 'cannot_keep' },
    });
    expect(await house.publish()).toMatchObject({ success: true, replaced: [{ field: 'firstMessageMode' }] });
    expect(await house.atVapi()).toMatchObject({ firstMessageMode: 'assistant-speaks-first' });
    expect((await check()).differences).toEqual([]);
  });
});

describe('tools', () => {
  test('one that was deleted at Vapi is noticed, cannot be kept, and comes back with the next publish', async () => {
    const { model } = await house.atVapi();
    const sms = await textTool();
    await house.account.ask('DELETE', `/tool/${sms.id}`);
    const names = Object.keys(guestTools).toSorted();
    expect((await check()).differences).toEqual([
      { field: 'tools', expected: names.join(', '), found: names.filter((name) => name !== 'send_sms').join(', ') },
    ]);
    expect(await house.ask('keepTheirs', { fields: ['tools'] })).toMatchObject({
      status: 400,
      body: { code: 'cannot_keep' },
    });
    const report = await house.publish();
    expect(report).toMatchObject({ success: true, verification: { diff: { added: ['send_sms'] } } });
    const after = await house.atVapi();
    expect(after.model.toolIds).not.toContain(sms.id);
    expect(after.model.toolIds).toHaveLength(model.toolIds.length);
  });

  test('one that was changed is named with what was changed, and mended by the next publish', async () => {
    const tool = await textTool();
    const called = { ...tool.function, description: 'Sells.' };
    await house.account.ask('PATCH', `/tool/${tool.id}`, { function: called, messages: [] });
    expect((await check()).differences).toEqual([
      {
        field: 'toolBodies',
        expected: 'send_sms: as it is here',
        found: 'send_sms: changed in description and spoken messages',
      },
    ]);
    await house.publish();
    expect((await check()).differences).toEqual([]);
    expect(await house.account.ask('GET', `/tool/${tool.id}`)).toMatchObject({
      function: { description: guestTools.send_sms.description },
    });
  });

  test('one of others that comes or goes is noticed, and stays as it is whether it is kept or published over', async () => {
    const { model } = await house.atVapi();
    const tools = [{ type: 'dtmf' }];
    await house.changeAtVapi({ model: { ...model, tools } });
    const difference = { field: 'foreignTools', expected: 'endCall, order_taxi', found: 'dtmf, order_taxi' };
    expect((await check()).differences).toEqual([difference]);
    expect(await keep('foreignTools')).toMatchObject({ hasDrifted: false, hasUnpublishedChanges: false });
    expect((await check()).differences).toEqual([]);
    await house.changeAtVapi({ model });
    expect((await check()).differences).toMatchObject([{ field: 'foreignTools', found: 'endCall, order_taxi' }]);
    expect(await house.publish()).toMatchObject({ success: true });
    expect((await house.atVapi()).model.tools).toEqual(model.tools);
    expect((await check()).differences).toEqual([]);
  });

  test('one that was led to another address is ours no longer', async () => {
    const { id } = await textTool();
    await house.account.ask('PATCH', `/tool/${id}`, { server: { url: 'https://elsewhere.example' } });
    expect((await check()).differences).toMatchObject([
      { field: 'tools' },
      { field: 'foreignTools', found: 'endCall, order_taxi, send_sms' },
    ]);
  });
});
