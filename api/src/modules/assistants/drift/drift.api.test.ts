import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { publishingEndpoints } from '@booking/contracts/publishing';
import {
  draft,
  startHouseWithAssistant,
  type HouseWithAssistant,
} from '../../../../test/start/house-with-assistant.ts';
import { eventually } from '../../../../test/start/running-api.ts';

let house: HouseWithAssistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
  await house.publish();
});
afterAll(() => house.stop());
afterEach(async () => void (await house.publish()));

const params = () => ({ id: house.id });
const check = () => house.api.call(publishingEndpoints.checkDrift, { params: params(), body: {} });
const newest = () => house.api.call(publishingEndpoints.drift, { params: params() });
const keep = (...fields: string[]) =>
  house.api.call(publishingEndpoints.keepTheirs, { params: params(), body: { fields } });
const alerts = async () =>
  (await house.api.call(alertEndpoints.active)).filter(({ id }) => id === `publish-drift-${house.id}`);
const changePrompt = async (change: (prompt: string) => string): Promise<string> => {
  const { model } = await house.atVapi();
  const content = change(model.messages[0]!.content);
  await house.changeAtVapi({ model: { ...model, messages: [{ role: 'system', content }] } });
  return content;
};

/** As the schedule does every 15 minutes. */
async function watch(): Promise<void> {
  const looked = await newest();
  await house.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('watch-drift', '{}')`);
  await eventually(async () => (await newest()).checkedAt !== looked.checkedAt);
}

test('what was published has not drifted, and no alert says so', async () => {
  expect(await check()).toEqual({ checkedAt: expect.any(String), differences: [] });
  expect(await alerts()).toEqual([]);
});

describe('changed at Vapi behind our back', () => {
  test('is noticed by one watch, field by field, with an alert that leads there and keeps its age', async () => {
    await house.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' }, endCallMessage: 'Bye.' });
    await watch();
    expect(await newest()).toMatchObject({
      differences: [
        { field: 'endCallMessage', expected: draft.endCallMessage, found: 'Bye.' },
        { field: 'voiceId', expected: draft.voiceId, found: 'Elliot' },
      ],
    });
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      severity: 'warning',
      title: 'Guest assistant is not as it was published',
      detail: expect.stringMatching(/^Vapi holds something else than version \d+: end call message and voice id\.$/),
      link: `/assistant/${house.id}?tab=publish`,
    });
    expect((await house.read()).hasDrifted).toBe(true);
    await check();
    expect(await alerts()).toEqual([alert]);
    await house.api.sql('UPDATE assistant SET drift_since = NULL WHERE id = $1', [house.id]);
    const { checkedAt } = await newest();
    expect(await alerts()).toEqual([{ ...alert, since: checkedAt, newestAt: checkedAt }]);
  });

  test('publishing again brings ours back', async () => {
    await house.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' } });
    await check();
    await house.publish();
    expect(await house.atVapi()).toMatchObject({ voice: { provider: 'vapi', voiceId: draft.voiceId } });
    expect([await alerts(), (await newest()).differences]).toEqual([[], []]);
  });

  test('keeping theirs takes it into the draft and makes it the live version, and sends nothing', async () => {
    await house.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' }, endCallMessage: 'Bye.' });
    await house.save({ personality: 'Not published yet.' });
    const { differences } = await check();
    const held = await house.atVapi();
    const kept = await keep('voiceId');
    expect(kept).toMatchObject({ voiceId: 'Elliot', personality: 'Not published yet.', hasUnpublishedChanges: true });
    expect(await house.atVapi()).toEqual(held);
    expect((await newest()).differences).toEqual(differences.filter(({ field }) => field === 'endCallMessage'));
    await keep('endCallMessage');
    expect(await alerts()).toEqual([]);
    const [live] = await house.api.call(publishingEndpoints.versions, { params: params() });
    expect(live).toMatchObject({
      isLive: true,
      isVerified: true,
      note: 'Kept from Vapi: end call message',
      changes: [{ field: 'endCallMessage', before: draft.endCallMessage, after: 'Bye.' }],
    });
    await house.save(draft);
  });

  test('going back brings an older version', async () => {
    const { publishedVersion } = await house.read();
    await changePrompt(() => 'Sell them anything.');
    await check();
    const report = await house.api.call(publishingEndpoints.rollback, {
      params: { ...params(), version: publishedVersion! },
      body: {},
    });
    expect(report).toMatchObject({ success: true, version: publishedVersion! + 1 });
    expect((await house.atVapi()).model.messages[0]!.content).toContain(draft.systemPrompt);
    expect(await alerts()).toEqual([]);
  });
});

describe('a prompt that was changed there and is kept', () => {
  test('only at its beginning, becomes the system prompt, and nothing is left to publish', async () => {
    const prompt = await changePrompt((old) => old.replace('Ask one question at a time.', 'Ask two.'));
    const kept = await keep('prompt');
    expect(kept).toMatchObject({
      systemPrompt: draft.systemPrompt.replace('Ask one question at a time.', 'Ask two.'),
      hasUnpublishedChanges: false,
      hasDrifted: false,
    });
    expect((await house.atVapi()).model.messages[0]!.content).toBe(prompt);
    await house.save(draft);
  });

  test('elsewhere, becomes the system prompt as a whole', async () => {
    const prompt = await changePrompt((old) => `${old} And be quick.`);
    expect(await keep('prompt')).toMatchObject({ systemPrompt: prompt, hasUnpublishedChanges: true });
    await house.save(draft);
  });
});

test('half of a voice is kept with its other half', async () => {
  await house.changeAtVapi({ voice: { provider: '11labs', voiceId: 'sarah' } });
  expect(await keep('voiceId')).toMatchObject({ voiceProvider: '11labs', voiceId: 'sarah', hasDrifted: false });
  await house.save(draft);
});

test('a voice no draft can have is not kept', async () => {
  await house.changeAtVapi({ voice: { provider: 'cartesia', voiceId: 'x' } });
  const { status, body } = await house.ask('keepTheirs', { fields: ['voiceProvider', 'voiceId'] });
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^No draft can have the voice provider/)]);
});

test('an assistant that is gone from Vapi is noticed, and every way out says what to do', async () => {
  const other = await startHouseWithAssistant(() => ({}));
  await other.publish();
  await other.account.ask('DELETE', `/assistant/${other.account.assistantId}`);
  const drift = await other.api.call(publishingEndpoints.checkDrift, { params: { id: other.id }, body: {} });
  expect(drift.differences).toEqual([{ field: 'assistant', expected: other.account.assistantId, found: null }]);
  for (const [way, sent] of [
    ['publishVerified', {}],
    ['keepTheirs', { fields: ['assistant'] }],
  ] as const) {
    const { status, body } = await other.ask(way, sent);
    expect([status, body.message]).toEqual([
      404,
      expect.stringMatching(
        /^Vapi knows no assistant .+: create one anew at Vapi and duplicate this one to its ID, or archive it\./,
      ),
    ]);
  }
  await other.stop();
});
