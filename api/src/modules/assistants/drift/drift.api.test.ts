import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { publishingEndpoints } from '@booking/contracts/publishing';
import {
  draft,
  startHotelWithAssistant,
  type HotelWithAssistant,
} from '../../../../test/start/hotel-with-assistant.ts';
import { eventually } from '../../../../test/start/running-api.ts';

let hotel: HotelWithAssistant;
beforeAll(async () => {
  hotel = await startHotelWithAssistant();
  await hotel.publish();
});
afterAll(() => hotel.stop());
afterEach(async () => void (await hotel.publish()));

const params = () => ({ id: hotel.id });
const check = () => hotel.api.call(publishingEndpoints.checkDrift, { params: params(), body: {} });
const newest = () => hotel.api.call(publishingEndpoints.drift, { params: params() });
const keep = (...fields: string[]) =>
  hotel.api.call(publishingEndpoints.keepTheirs, { params: params(), body: { fields } });
const alerts = async () =>
  (await hotel.api.call(alertEndpoints.active)).filter(({ id }) => id === `publish-drift-${hotel.id}`);
const changePrompt = async (change: (prompt: string) => string): Promise<string> => {
  const { model } = await hotel.atVapi();
  const content = change(model.messages[0]!.content);
  await hotel.changeAtVapi({ model: { ...model, messages: [{ role: 'system', content }] } });
  return content;
};

/** As the schedule does every 15 minutes. */
async function watch(): Promise<void> {
  const looked = await newest();
  await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('watch-drift', '{}')`);
  await eventually(async () => (await newest()).checkedAt !== looked.checkedAt);
}

test('a fresh publish has no drift and no alert', async () => {
  expect(await check()).toEqual({ checkedAt: expect.any(String), differences: [] });
  expect(await alerts()).toEqual([]);
});

describe('an assistant that was changed at Vapi', () => {
  test('is reported by field after one check, with an alert that links there and keeps its age', async () => {
    await hotel.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' }, endCallMessage: 'Bye.' });
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
      link: `/assistant/${hotel.id}?tab=publish`,
    });
    expect((await hotel.read()).hasDrifted).toBe(true);
    await check();
    expect(await alerts()).toEqual([alert]);
    await hotel.api.sql('UPDATE assistant SET drift_since = NULL WHERE id = $1', [hotel.id]);
    const { checkedAt } = await newest();
    expect(await alerts()).toEqual([{ ...alert, since: checkedAt, newestAt: checkedAt }]);
  });

  test('is restored by publishing again', async () => {
    await hotel.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' } });
    await check();
    await hotel.publish();
    expect(await hotel.atVapi()).toMatchObject({ voice: { provider: 'vapi', voiceId: draft.voiceId } });
    expect([await alerts(), (await newest()).differences]).toEqual([[], []]);
  });

  test('is adopted into the draft and as the live version, without a request that changes Vapi', async () => {
    await hotel.changeAtVapi({ voice: { provider: 'vapi', voiceId: 'Elliot' }, endCallMessage: 'Bye.' });
    await hotel.save({ personality: 'Not published yet.' });
    const { differences } = await check();
    const held = await hotel.atVapi();
    const kept = await keep('voiceId');
    expect(kept).toMatchObject({ voiceId: 'Elliot', personality: 'Not published yet.', hasUnpublishedChanges: true });
    expect(await hotel.atVapi()).toEqual(held);
    expect((await newest()).differences).toEqual(differences.filter(({ field }) => field === 'endCallMessage'));
    await keep('endCallMessage');
    expect(await alerts()).toEqual([]);
    const [live] = await hotel.api.call(publishingEndpoints.versions, { params: params() });
    expect(live).toMatchObject({
      isLive: true,
      isVerified: true,
      note: 'Kept from Vapi: end call message',
      changes: [{ field: 'endCallMessage', before: draft.endCallMessage, after: 'Bye.' }],
    });
    await hotel.save(draft);
  });

  test('is replaced by an older version on rollback', async () => {
    const { publishedVersion } = await hotel.read();
    await changePrompt(() => 'Sell them anything.');
    await check();
    const report = await hotel.api.call(publishingEndpoints.rollback, {
      params: { ...params(), version: publishedVersion! },
      body: {},
    });
    expect(report).toMatchObject({ success: true, version: publishedVersion! + 1 });
    expect((await hotel.atVapi()).model.messages[0]!.content).toContain(draft.systemPrompt);
    expect(await alerts()).toEqual([]);
  });
});

describe('an adopted prompt', () => {
  test('that was changed at its beginning becomes the system prompt, with nothing left to publish', async () => {
    const prompt = await changePrompt((old) => old.replace('Ask one question at a time.', 'Ask two.'));
    const kept = await keep('prompt');
    expect(kept).toMatchObject({
      systemPrompt: draft.systemPrompt.replace('Ask one question at a time.', 'Ask two.'),
      hasUnpublishedChanges: false,
      hasDrifted: false,
    });
    expect((await hotel.atVapi()).model.messages[0]!.content).toBe(prompt);
    await hotel.save(draft);
  });

  test('that was changed elsewhere becomes the system prompt as a whole', async () => {
    const prompt = await changePrompt((old) => `${old} And be quick.`);
    expect(await keep('prompt')).toMatchObject({ systemPrompt: prompt, hasUnpublishedChanges: true });
    await hotel.save(draft);
  });
});

test('half of a voice is adopted with its other half', async () => {
  await hotel.changeAtVapi({ voice: { provider: '11labs', voiceId: 'sarah' } });
  expect(await keep('voiceId')).toMatchObject({ voiceProvider: '11labs', voiceId: 'sarah', hasDrifted: false });
  await hotel.save(draft);
});

test('a voice that no draft can have is not adopted', async () => {
  await hotel.changeAtVapi({ voice: { provider: 'cartesia', voiceId: 'x' } });
  const { status, body } = await hotel.ask('keepTheirs', { fields: ['voiceProvider', 'voiceId'] });
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^No draft can have the voice provider/)]);
});

test('an assistant that was deleted at Vapi is reported, and every action says what to do', async () => {
  const other = await startHotelWithAssistant(() => ({}));
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
