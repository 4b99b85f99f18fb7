import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import {
  draft,
  startHouseWithAssistant,
  type AtVapi,
  type HouseWithAssistant,
} from '../../../../test/start/house-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let house: HouseWithAssistant;
let proxy: RecordingProxy;
/** The version to go back to, the one that is live, and what the platform held of the first. */
let old: number;
let live: number;
let heldThen: string;

beforeAll(async () => {
  house = await startHouseWithAssistant(async ({ vapi }) => {
    proxy = await startProxy(vapi);
    return { VAPI_BASE_URL: proxy.url };
  });
});
afterAll(() => Promise.all([house.stop(), proxy.stop()]));
afterEach(() => void (proxy.meanwhile = null));

const prompt = ({ model }: AtVapi) => model.messages[0]!.content;
const rollBack = (version: number, body = {}) =>
  house.api.call(publishingEndpoints.rollback, { params: { id: house.id, version }, body });
const versions = () => house.api.call(publishingEndpoints.versions, { params: { id: house.id } });

beforeEach(async () => {
  await house.save(draft);
  old = (await house.publish()).version!;
  heldThen = prompt(await house.atVapi());
  await house.save({ voiceId: 'Elliot', systemPrompt: 'Be terse.' });
  live = (await house.publish()).version!;
});

test('going back brings the text of then, word for word, and its draft', async () => {
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The River House' } });
  const report = await rollBack(old);
  expect(report).toMatchObject({
    success: true,
    version: live + 1,
    holds: expect.stringMatching(`^Callers hear version ${live + 1}`),
  });
  expect(prompt(await house.atVapi())).toBe(heldThen);
  expect(await house.read()).toMatchObject({ ...draft, publishedVersion: live + 1, hasUnpublishedChanges: true });
  const [now, before] = await versions();
  expect(now).toMatchObject({ version: live + 1, note: `Back to version ${old}`, isLive: true });
  expect(now!.changes.map(({ field }) => field)).toEqual(['voiceId', 'systemPrompt', 'prompt']);
  expect(before!.changes).toContainEqual({ field: 'voiceId', before: 'Savannah', after: 'Elliot' });
});

test('a draft with unpublished changes is kept, and replaced only when a person chose so', async () => {
  await house.save({ personality: 'Typed since.' });
  expect((await rollBack(old)).holds).toMatch(`Callers hear version ${live + 1}`);
  expect(prompt(await house.atVapi())).toBe(heldThen);
  expect(await house.read()).toMatchObject({
    personality: 'Typed since.',
    systemPrompt: 'Be terse.',
    hasUnpublishedChanges: true,
  });
  await rollBack(old, { draft: 'replace' });
  expect(await house.read()).toMatchObject({ ...draft, hasUnpublishedChanges: false });
});

test('what is live is published once more while the draft waits', async () => {
  const held = await house.atVapi();
  await house.changeAtVapi({ endCallMessage: 'Bye.' });
  expect(await rollBack(live, { draft: 'keep', note: 'Published again' })).toMatchObject({ success: true });
  expect({ ...(await house.atVapi()), updatedAt: '' }).toEqual({ ...held, updatedAt: '' });
  expect(await house.read()).toMatchObject({ systemPrompt: 'Be terse.', hasUnpublishedChanges: false });
});

test('fields of the console alone, which never were live, stay as they are', async () => {
  await house.save({ description: 'For the desk.' });
  await rollBack(old);
  expect(await house.read()).toMatchObject({ ...draft, description: 'For the desk.' });
});

test('a draft that somebody saved since it was looked at is not gone back over', async () => {
  const { revision } = await house.read();
  await house.save({ personality: 'Typed meanwhile.' });
  await expect(rollBack(old, { revision, draft: 'replace' })).rejects.toThrow(
    /^409.*Somebody saved Guest assistant since you looked at it.*"code":"assistant_changed"/,
  );
  expect(await house.read()).toMatchObject({ personality: 'Typed meanwhile.', publishedVersion: live });
});

test('nor is one that somebody saves while it goes back', async () => {
  proxy.meanwhile = async ({ method, path }) => {
    if (method !== 'PATCH' || !path.startsWith('/assistant/')) return;
    proxy.meanwhile = null;
    await house.save({ personality: 'Typed in that moment.' });
  };
  const { holds } = await rollBack(old, { draft: 'replace' });
  expect(holds).toMatch(/ The draft stays as somebody saved it meanwhile\.$/);
  expect(await house.read()).toMatchObject({
    personality: 'Typed in that moment.',
    systemPrompt: 'Be terse.',
    publishedVersion: live + 1,
    hasUnpublishedChanges: true,
  });
});

test('a version comes back whose documentation and whose tools are gone today', async () => {
  const entry = { category: 'Guest Communication', title: 'Pets', content: 'Pets are welcome.' } as const;
  const { id } = await house.api.call(documentationEndpoints.create, { body: entry });
  const { version } = await house.publish();
  const headers = basicOf(owner.email, owner.password);
  await house.api.request(`/api/admin/ai-documentation/${id}`, { method: 'DELETE', headers });
  await house.api.sql(
    `UPDATE assistant_version SET tool_names = tool_names || '["send_fax"]' WHERE assistant = $1 AND version = $2`,
    [house.id, version],
  );
  await house.publish();
  expect(prompt(await house.atVapi())).not.toContain('Pets are welcome.');
  const report = await rollBack(version!);
  expect(report).toMatchObject({ success: true, details: { toolNames: expect.not.arrayContaining(['send_fax']) } });
  expect(prompt(await house.atVapi())).toContain('Pets are welcome.');
});

test('there is no going back to a version that never was', async () => {
  await expect(rollBack(live + 7)).rejects.toThrow(/^404.*This version was not found/);
});
