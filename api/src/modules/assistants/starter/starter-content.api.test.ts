import { expect, test } from '@jest/globals';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { starterContentEndpoints, StarterEntryKey } from '@booking/contracts/starter-content';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';

const hotel = useConnectedApi();

const read = () => hotel.api.call(starterContentEndpoints.read);
const adopt = (...keys: StarterEntryKey[]) =>
  hotel.api.call(starterContentEndpoints.adoptDocumentation, { body: { keys } });
const entries = async () => (await hotel.api.call(documentationEndpoints.list)).documentation;

test('offers twelve drafts with facts of the property system, and stores nothing by that', async () => {
  const { isPropertyKnown, documentation, goldenCalls, prompts } = await read();
  expect(isPropertyKnown).toBe(true);
  expect(documentation.map(({ key }) => key)).toEqual(StarterEntryKey.options);
  expect(documentation.every(({ adoptedAs }) => adoptedAs === null)).toBe(true);
  expect(documentation.find(({ key }) => key === 'room_types')!.content).toMatch(/^- .+, for up to \d$/m);
  expect(documentation.find(({ key }) => key === 'parking')!.blanks).toContain('price of parking per night');
  expect([goldenCalls.length, prompts.length]).toEqual([16, 3]);
  expect(await entries()).toEqual([]);
  expect(await hotel.api.call(goldenCallEndpoints.list)).toEqual([]);
});

test('makes inactive entries of drafts, each once however often it is asked, and offers a deleted one again', async () => {
  const [both] = await Promise.all([adopt('pets', 'parking'), adopt('pets'), adopt('parking', 'pets')]);
  expect(both.documentation.map(({ title, isActive }) => [title, isActive])).toEqual([
    ['Parking', 0],
    ['Pets', 0],
  ]);
  const adopted = await entries();
  expect(adopted).toHaveLength(2);
  const pets = adopted.find(({ title }) => title === 'Pets')!;
  const offered = async () => (await read()).documentation.find(({ key }) => key === 'pets')!.adoptedAs;
  expect(await offered()).toBe(pets.id);
  await hotel.api.call(documentationEndpoints.remove, { params: { id: String(pets.id) } });
  expect(await offered()).toBeNull();
  await adopt('pets');
  expect(await entries()).toHaveLength(2);
});

test('an adopted entry that was edited stays as it is', async () => {
  const [entry] = (await adopt('front_desk')).documentation;
  const params = { id: String(entry!.id) };
  await hotel.api.call(documentationEndpoints.update, { params, body: { content: 'Call 0.' } });
  expect((await adopt('front_desk')).documentation).toMatchObject([{ id: entry!.id, content: 'Call 0.' }]);
});

test('makes inactive golden calls of drafts, each once', async () => {
  const body = { keys: ['pets', 'staff_code'] as const };
  const ask = () => hotel.api.call(starterContentEndpoints.adoptGoldenCalls, { body: { keys: [...body.keys] } });
  const [first, second] = [await ask(), await ask()];
  expect(second).toEqual(first);
  const calls = await hotel.api.call(goldenCallEndpoints.list);
  expect(calls.map(({ assistantType, isActive }) => [assistantType, isActive])).toEqual([
    ['guest', false],
    ['staff', false],
  ]);
});

test('the front desk reads the drafts and adopts none', async () => {
  const headers = basicOf(await addAccount(hotel.api, 'front_desk'), staffPassword);
  expect((await hotel.api.request('/api/admin/starter-content', { headers })).status).toBe(200);
  for (const [path, key] of [
    ['documentation', 'amenities'],
    ['golden-calls', 'amenities'],
  ]) {
    const request = { method: 'POST', headers, body: { keys: [key] } };
    await errorOf(await hotel.api.request(`/api/admin/starter-content/${path}`, request), 403);
  }
});
