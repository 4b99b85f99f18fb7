import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import {
  draft,
  startHotelWithAssistant,
  type AtVapi,
  type HotelWithAssistant,
} from '../../../../test/start/hotel-with-assistant.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let hotel: HotelWithAssistant;
let second: Assistant;
beforeAll(async () => {
  hotel = await startHotelWithAssistant();
  const { id } = await hotel.account.ask<{ id: string }>('POST', '/assistant', { name: 'Night desk' });
  second = await hotel.api.call(assistantEndpoints.create, { body: { name: 'Night desk', assistantId: id } });
  await saveSecond(draft);
  await sync();
});
afterAll(() => hotel.stop());

const saveSecond = (body: object) => hotel.api.call(assistantEndpoints.save, { params: { id: second.id }, body });
const sync = () => hotel.api.call(publishingEndpoints.syncPrompt, { body: {} });
const prompt = ({ model }: AtVapi) => model.messages[0]!.content;
const secondAtVapi = () => hotel.account.ask<AtVapi>('GET', `/assistant/${second.assistantId}`);
const names = { name: 'Guest assistant' };

beforeEach(async () => {
  await hotel.save({ ...draft, ...names });
  await saveSecond({ ...draft, name: 'Night desk' });
  await sync();
});

test('everything unpublished is published at once, each with what came of it', async () => {
  await hotel.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The River Hotel' } });
  expect(await sync()).toEqual({
    success: true,
    message: '2 of 2 published.',
    results: [
      { id: hotel.id, ...names, success: true, message: expect.stringMatching(/^Callers hear version \d+/) },
      { id: second.id, name: 'Night desk', success: true, message: expect.stringMatching(/^Callers hear version \d+/) },
    ],
  });
  for (const held of [await hotel.atVapi(), await secondAtVapi()]) expect(prompt(held)).toContain('The River Hotel');
  expect(await sync()).toEqual({ success: true, message: 'Every assistant is up to date.', results: [] });
});

test('one that may not go live does not keep the other, and says why', async () => {
  await hotel.save({ firstMessage: 'Hello.' });
  await saveSecond({ personality: 'Sleepy.' });
  expect(await sync()).toEqual({
    success: false,
    message: '1 of 2 published.',
    results: [
      {
        id: hotel.id,
        ...names,
        success: false,
        message: expect.stringMatching(/^The first message does not say .+ Nothing was published\.$/),
      },
      { id: second.id, name: 'Night desk', success: true, message: expect.any(String) },
    ],
  });
  expect(prompt(await secondAtVapi())).toContain('Sleepy.');
});

test('one that is being published meanwhile is told as such', async () => {
  await hotel.save({ personality: 'Brisk.' });
  await hotel.api.sql(
    `UPDATE assistant SET publishing_by = 'Maria', publishing_until = now() + interval '1 minute' WHERE id = $1`,
    [hotel.id],
  );
  expect(await sync()).toMatchObject({
    success: false,
    message: '0 of 1 published.',
    results: [{ id: hotel.id, success: false, message: 'Guest assistant is being published by Maria.' }],
  });
  await hotel.api.sql(`UPDATE assistant SET publishing_until = NULL WHERE id = $1`, [hotel.id]);
});

test('the instructions are renewed in what is live, while the draft waits', async () => {
  await hotel.save({ systemPrompt: 'Not yet.' });
  await hotel.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Mill' } });
  const answer = await hotel.api.request('/api/admin/update-assistant-instructions', {
    method: 'POST',
    headers: basicOf(owner.email, owner.password),
    body: {},
  });
  expect(await answer.json()).toMatchObject({ success: true, updated: ['Guest assistant', 'Night desk'], failed: [] });
  expect(prompt(await hotel.atVapi())).toContain('The Mill');
  expect(prompt(await hotel.atVapi())).not.toContain('Not yet.');
  expect(await hotel.read()).toMatchObject({ systemPrompt: 'Not yet.', hasUnpublishedChanges: true });
  const [newest] = await hotel.api.call(publishingEndpoints.versions, { params: { id: hotel.id } });
  expect(newest).toMatchObject({ note: 'Instructions updated', isLive: true });
});
