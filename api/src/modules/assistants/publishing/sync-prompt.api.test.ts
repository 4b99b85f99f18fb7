import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { settingEndpoints } from '@booking/contracts/settings';
import {
  draft,
  startHouseWithAssistant,
  type AtVapi,
  type HouseWithAssistant,
} from '../../../../test/start/house-with-assistant.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

let house: HouseWithAssistant;
let second: Assistant;
beforeAll(async () => {
  house = await startHouseWithAssistant();
  const { id } = await house.account.ask<{ id: string }>('POST', '/assistant', { name: 'Night desk' });
  second = await house.api.call(assistantEndpoints.create, { body: { name: 'Night desk', assistantId: id } });
  await saveSecond(draft);
  await sync();
});
afterAll(() => house.stop());

const saveSecond = (body: object) => house.api.call(assistantEndpoints.save, { params: { id: second.id }, body });
const sync = () => house.api.call(publishingEndpoints.syncPrompt, { body: {} });
const prompt = ({ model }: AtVapi) => model.messages[0]!.content;
const secondAtVapi = () => house.account.ask<AtVapi>('GET', `/assistant/${second.assistantId}`);
const names = { name: 'Guest assistant' };

beforeEach(async () => {
  await house.save({ ...draft, ...names });
  await saveSecond({ ...draft, name: 'Night desk' });
  await sync();
});

test('everything unpublished is published at once, each with what came of it', async () => {
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The River House' } });
  expect(await sync()).toEqual({
    success: true,
    message: '2 of 2 published.',
    results: [
      { id: house.id, ...names, success: true, message: expect.stringMatching(/^Callers hear version \d+/) },
      { id: second.id, name: 'Night desk', success: true, message: expect.stringMatching(/^Callers hear version \d+/) },
    ],
  });
  for (const held of [await house.atVapi(), await secondAtVapi()]) expect(prompt(held)).toContain('The River House');
  expect(await sync()).toEqual({ success: true, message: 'Every assistant is live as it is here.', results: [] });
});

test('one that may not go live does not keep the other, and says why', async () => {
  await house.save({ firstMessage: 'Hello.' });
  await saveSecond({ personality: 'Sleepy.' });
  expect(await sync()).toEqual({
    success: false,
    message: '1 of 2 published.',
    results: [
      {
        id: house.id,
        ...names,
        success: false,
        message: expect.stringMatching(/^The first message does not say .+ Nothing of it went live\.$/),
      },
      { id: second.id, name: 'Night desk', success: true, message: expect.any(String) },
    ],
  });
  expect(prompt(await secondAtVapi())).toContain('Sleepy.');
});

test('one that is being published meanwhile is told as such', async () => {
  await house.save({ personality: 'Brisk.' });
  await house.api.sql(
    `UPDATE assistant SET publishing_by = 'Maria', publishing_until = now() + interval '1 minute' WHERE id = $1`,
    [house.id],
  );
  expect(await sync()).toMatchObject({
    success: false,
    message: '0 of 1 published.',
    results: [{ id: house.id, success: false, message: 'Guest assistant is being published by Maria.' }],
  });
  await house.api.sql(`UPDATE assistant SET publishing_until = NULL WHERE id = $1`, [house.id]);
});

test('the instructions are renewed in what is live, while the draft waits', async () => {
  await house.save({ systemPrompt: 'Not yet.' });
  await house.api.call(settingEndpoints.save, { body: { key: 'hotelName', value: 'The Mill' } });
  const answer = await house.api.request('/api/admin/update-assistant-instructions', {
    method: 'POST',
    headers: basicOf(owner.email, owner.password),
    body: {},
  });
  expect(await answer.json()).toMatchObject({ success: true, updated: ['Guest assistant', 'Night desk'], failed: [] });
  expect(prompt(await house.atVapi())).toContain('The Mill');
  expect(prompt(await house.atVapi())).not.toContain('Not yet.');
  expect(await house.read()).toMatchObject({ systemPrompt: 'Not yet.', hasUnpublishedChanges: true });
  const [newest] = await house.api.call(publishingEndpoints.versions, { params: { id: house.id } });
  expect(newest).toMatchObject({ note: 'Instructions updated', isLive: true });
});
