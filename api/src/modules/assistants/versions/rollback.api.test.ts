import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import {
  draft,
  startHotelWithAssistant,
  type AtVapi,
  type HotelWithAssistant,
} from '../../../../test/start/hotel-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let hotel: HotelWithAssistant;
let proxy: RecordingProxy;
/** The version to go back to, the one that is live, and what the platform held of the first. */
let old: number;
let live: number;
let heldThen: string;

beforeAll(async () => {
  hotel = await startHotelWithAssistant(async ({ vapi }) => {
    proxy = await startProxy(vapi);
    return { VAPI_BASE_URL: proxy.url };
  });
});
afterAll(() => Promise.all([hotel.stop(), proxy.stop()]));
afterEach(() => void (proxy.meanwhile = null));

const prompt = ({ model }: AtVapi) => model.messages[0]!.content;
const rollBack = (version: number, body = {}) =>
  hotel.api.call(publishingEndpoints.rollback, { params: { id: hotel.id, version }, body });
const versions = () => hotel.api.call(publishingEndpoints.versions, { params: { id: hotel.id } });

beforeEach(async () => {
  await hotel.save(draft);
  old = (await hotel.publish()).version!;
  heldThen = prompt(await hotel.atVapi());
  await hotel.save({ voiceId: 'Elliot', systemPrompt: 'Be terse.' });
  live = (await hotel.publish()).version!;
});

test('a rollback restores the text of the version, word for word, and its draft', async () => {
  await hotel.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The River Hotel' } });
  const report = await rollBack(old);
  expect(report).toMatchObject({
    success: true,
    version: live + 1,
    holds: expect.stringMatching(`^Callers hear version ${live + 1}`),
  });
  expect(prompt(await hotel.atVapi())).toBe(heldThen);
  expect(await hotel.read()).toMatchObject({ ...draft, publishedVersion: live + 1, hasUnpublishedChanges: true });
  const [now, before] = await versions();
  expect(now).toMatchObject({ version: live + 1, note: `Back to version ${old}`, isLive: true });
  expect(now!.changes.map(({ field }) => field)).toEqual(['voiceId', 'systemPrompt', 'prompt']);
  expect(before!.changes).toContainEqual({ field: 'voiceId', before: 'Savannah', after: 'Elliot' });
});

test('a draft with unpublished changes is replaced only when a person chose so', async () => {
  await hotel.save({ personality: 'Typed since.' });
  expect((await rollBack(old)).holds).toMatch(`Callers hear version ${live + 1}`);
  expect(prompt(await hotel.atVapi())).toBe(heldThen);
  expect(await hotel.read()).toMatchObject({
    personality: 'Typed since.',
    systemPrompt: 'Be terse.',
    hasUnpublishedChanges: true,
  });
  await rollBack(old, { draft: 'replace' });
  expect(await hotel.read()).toMatchObject({ ...draft, hasUnpublishedChanges: false });
});

test('republishing sends the live version and leaves the draft', async () => {
  const held = await hotel.atVapi();
  await hotel.changeAtVapi({ endCallMessage: 'Bye.' });
  expect(await rollBack(live, { draft: 'keep', note: 'Published again' })).toMatchObject({ success: true });
  expect({ ...(await hotel.atVapi()), updatedAt: '' }).toEqual({ ...held, updatedAt: '' });
  expect(await hotel.read()).toMatchObject({ systemPrompt: 'Be terse.', hasUnpublishedChanges: false });
});

test('a rollback leaves fields that only the console has', async () => {
  await hotel.save({ description: 'For the desk.' });
  await rollBack(old);
  expect(await hotel.read()).toMatchObject({ ...draft, description: 'For the desk.' });
});

test('a rollback is rejected for a draft that was saved since it was seen', async () => {
  const { revision } = await hotel.read();
  await hotel.save({ personality: 'Typed meanwhile.' });
  await expect(rollBack(old, { revision, draft: 'replace' })).rejects.toThrow(
    /^409.*Somebody saved Guest assistant since you looked at it.*"code":"assistant_changed"/,
  );
  expect(await hotel.read()).toMatchObject({ personality: 'Typed meanwhile.', publishedVersion: live });
});

test('a rollback keeps a draft that is saved during it', async () => {
  proxy.meanwhile = async ({ method, path }) => {
    if (method !== 'PATCH' || !path.startsWith('/assistant/')) return;
    proxy.meanwhile = null;
    await hotel.save({ personality: 'Typed in that moment.' });
  };
  const { holds } = await rollBack(old, { draft: 'replace' });
  expect(holds).toMatch(/ The draft stays as somebody saved it meanwhile\.$/);
  expect(await hotel.read()).toMatchObject({
    personality: 'Typed in that moment.',
    systemPrompt: 'Be terse.',
    publishedVersion: live + 1,
    hasUnpublishedChanges: true,
  });
});

test('a rollback works for a version whose documentation and tools no longer exist', async () => {
  const entry = { category: 'Guest Communication', title: 'Pets', content: 'Pets are welcome.' } as const;
  const { id } = await hotel.api.call(documentationEndpoints.create, { body: entry });
  const { version } = await hotel.publish();
  const headers = basicOf(owner.email, owner.password);
  await hotel.api.request(`/api/admin/ai-documentation/${id}`, { method: 'DELETE', headers });
  await hotel.api.sql(
    `UPDATE assistant_version SET tool_names = tool_names || '["send_fax"]' WHERE assistant = $1 AND version = $2`,
    [hotel.id, version],
  );
  await hotel.publish();
  expect(prompt(await hotel.atVapi())).not.toContain('Pets are welcome.');
  const report = await rollBack(version!);
  expect(report).toMatchObject({ success: true, details: { toolNames: expect.not.arrayContaining(['send_fax']) } });
  expect(prompt(await hotel.atVapi())).toContain('Pets are welcome.');
});

test('a rollback to an unknown version is 404', async () => {
  await expect(rollBack(live + 7)).rejects.toThrow(/^404.*This version was not found/);
});
