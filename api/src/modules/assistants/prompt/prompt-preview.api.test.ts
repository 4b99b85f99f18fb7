import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentationEndpoints, type Documentation } from '@booking/contracts/ai-documentation';
import { assistantEndpoints, type Assistant, type AssistantDraft } from '@booking/contracts/assistants';
import { publishingEndpoints, type PromptPreview } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import { guestTools } from '@booking/contracts/guest-tools';
import { staffTools } from '@booking/contracts/staff-tools';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const draft: Partial<AssistantDraft> = {
  ...{ systemPrompt: 'Answer the phone.', personality: 'Warm.', bookingLogic: 'Sell suites.', agentName: 'Ann' },
  ...{ firstMessage: 'I am an AI assistant. This call may be recorded.', voiceProvider: 'vapi', voiceId: 'Elliot' },
};

let api: RunningApi;
let assistant: Assistant;
let tone: Documentation;
let dates: Documentation;
beforeAll(async () => {
  api = await startApi();
  const { id } = await api.call(assistantEndpoints.create, { body: { name: 'Guests', assistantId: 'a1' } });
  assistant = await api.call(assistantEndpoints.save, { params: { id }, body: draft });
  tone = await add('Tone', 'Be kind.');
  dates = await add('Dates', 'Say the weekday.');
});
afterAll(() => api.stop());

const add = (title: string, content: string): Promise<Documentation> =>
  api.call(documentationEndpoints.create, { body: { category: 'Communication Rules', title, content } });
const preview = (unsaved?: Partial<AssistantDraft>): Promise<PromptPreview> =>
  api.call(publishingEndpoints.preview, { params: { id: assistant.id }, body: { draft: unsaved } });
const changed = async (unsaved?: Partial<AssistantDraft>): Promise<string[]> =>
  (await preview(unsaved)).parts.flatMap(({ title, isChangedSincePublish }) => (isChangedSincePublish ? title : []));
const change = (entry: Documentation, body: Partial<Documentation>): Promise<unknown> =>
  api.call(documentationEndpoints.update, { params: { id: String(entry.id) }, body });

/** Makes what the preview shows now the live version. */
async function goLive(): Promise<void> {
  const { prompt, toolNames } = await preview();
  const { documentation } = await api.call(documentationEndpoints.list);
  const saved = await api.call(assistantEndpoints.read, { params: { id: assistant.id } });
  const live = [saved, prompt, toolNames, documentation].map((value) => JSON.stringify(value));
  await api.sql(
    `INSERT INTO assistant_version (assistant, version, author, note, is_verified, draft, prompt, tool_names, documentation)
     VALUES ($1, 1, 'me', '', true, $2::jsonb, $3::jsonb #>> '{}', $4::jsonb, $5::jsonb)`,
    [assistant.id, ...live],
  );
  await api.sql(`UPDATE assistant SET published_version = 1, status = 'published' WHERE id = $1`, [assistant.id]);
}
const isUnpublished = async (): Promise<boolean> =>
  (await api.call(assistantEndpoints.read, { params: { id: assistant.id } })).hasUnpublishedChanges;

test('each part is a piece of the prompt with its source', async () => {
  const { prompt, parts, toolNames, findings } = await preview();
  expect(parts.map(({ from, to }) => prompt.slice(from, to)).join('\n\n')).toBe(prompt);
  expect(parts.map(({ source, documentationId }) => documentationId ?? source)).toEqual([
    ...['system_prompt', 'personality', 'hotel', tone.id, dates.id, 'booking_logic'],
  ]);
  expect(toolNames).toEqual(Object.keys(guestTools));
  expect(findings).toEqual([]);
});

test('an assistant that was never published shows no changes', async () => {
  expect(await changed()).toEqual([]);
  expect(await preview()).toMatchObject({ changes: [], current: null });
});

test('unsaved edits are shown, and not saved', async () => {
  const { prompt, toolNames, findings } = await preview({
    ...{ systemPrompt: 'Use send_room_link.', assistantType: 'staff', bookingLogic: null, name: 'x'.repeat(41) },
  });
  expect(prompt).toMatch(/^Use send_room_link\.\n\n# Personality\n\nYour name is Ann\.\nWarm\./);
  expect(prompt).not.toContain('Booking logic');
  expect(toolNames).toEqual(Object.keys(staffTools));
  expect(findings.map(({ severity, field }) => `${severity} ${field}`)).toEqual(['error name', 'error systemPrompt']);
  expect(await api.call(assistantEndpoints.read, { params: { id: assistant.id } })).toEqual(assistant);
});

test('each part that differs from the live version is marked', async () => {
  await goLive();
  expect([await changed(), await isUnpublished()]).toEqual([[], false]);
  expect(await changed({ systemPrompt: 'Answer.' })).toEqual(['System prompt']);
  expect(await changed({ personality: null })).toEqual(['Personality']);
  expect(await changed({ bookingLogic: 'Sell suites. Always.' })).toEqual(['Booking logic']);
  expect(await changed({ hotelName: 'The Inn' })).toEqual(['The hotel']);
  expect(await changed({ name: 'Other', voiceId: 'Emma' })).toEqual([]);
});

test('a preview says field by field what a publish would change, and how callers are greeted until then', async () => {
  const { changes, current } = await preview({ voiceId: 'Emma', personality: null });
  expect(changes).toEqual([
    { field: 'voiceId', before: 'Elliot', after: 'Emma' },
    { field: 'personality', before: 'Warm.', after: null },
  ]);
  expect(current).toEqual({ firstMessage: draft.firstMessage, firstMessageMode: null });
  expect((await preview()).changes).toEqual([]);
  await api.call(assistantEndpoints.save, { params: { id: assistant.id }, body: { voiceId: 'Emma' } });
  const read = () => api.call(assistantEndpoints.read, { params: { id: assistant.id } });
  expect(await read()).toMatchObject({ waitingChanges: ['voiceId'], hasUnpublishedChanges: true });
  await api.call(assistantEndpoints.save, { params: { id: assistant.id }, body: { voiceId: 'Elliot' } });
  expect(await read()).toMatchObject({ waitingChanges: [], hasUnpublishedChanges: false });
});

test('live content that the prompt no longer has is listed', async () => {
  const removed = async (unsaved?: Partial<AssistantDraft>) => (await preview(unsaved)).removed;
  expect(await removed()).toEqual([]);
  expect(await removed({ bookingLogic: '' })).toEqual([
    {
      source: 'booking_logic',
      title: 'Booking logic',
      documentationId: null,
      text: '# Booking logic\n\nSell suites.',
    },
  ]);
  await change(tone, { isActive: 0 });
  expect([await changed(), await isUnpublished()]).toEqual([[], true]);
  const { id } = dates;
  const headers = basicOf(owner.email, owner.password);
  await api.request(`/api/admin/ai-documentation/${id}`, { method: 'DELETE', headers });
  expect(await removed()).toMatchObject([
    { source: 'documentation', documentationId: tone.id, text: expect.stringContaining('Be kind.') },
    { source: 'documentation', documentationId: id, text: '## Dates\n\nSay the weekday.' },
  ]);
  await api.call(documentationEndpoints.restore, { params: { id: `${id}` }, body: {} });
  await change(tone, { isActive: 1 });
  expect([await removed(), await changed(), await isUnpublished()]).toEqual([[], [], false]);
});

test('documentation that was changed, added or moved since the publish is marked by entry', async () => {
  await change(dates, { content: 'Say day and month.' });
  await add('Names', 'Ask how they are spelled.');
  expect([await changed(), await isUnpublished()]).toEqual([['Dates', 'Names'], true]);
  await change(tone, { order: 1 });
  expect(await changed()).toEqual(['Dates', 'Names', 'Tone']);
});

test('a change of the hotel’s profile is marked as well', async () => {
  await api.call(settingEndpoints.save, { body: { key: 'hotelPhone', value: '+15125550100' } });
  expect(await changed()).toContain('The hotel');
});

test('a preview of an unknown assistant or an invalid draft is rejected', async () => {
  const headers = basicOf(owner.email, owner.password);
  const ask = (id: number, body: object): Promise<Response> =>
    api.request(`/api/admin/assistants/${id}/preview`, { method: 'POST', headers, body });
  expect((await errorOf(await ask(404404, {}), 404)).message).toBe('This assistant was not found.');
  await errorOf(await ask(assistant.id, { draft: { assistantType: 'robot' } }), 400);
});
