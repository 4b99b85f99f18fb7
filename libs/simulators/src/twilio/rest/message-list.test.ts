import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PHONE, startTwilio, type Json, type TestTwilio } from '../test/test-twilio.ts';

const OTHER_PHONE = '+15125550114';

let twilio: TestTwilio;
beforeEach(async () => {
  twilio = await startTwilio();
  for (const Body of ['one', 'two', 'three', 'four', 'five']) await twilio.text({ Body });
});
afterEach(() => twilio.close());

type Page = { messages: Json[]; next_page_uri: string | null; previous_page_uri: string | null; page: number };

const listed = async (query: string) => (await twilio.rest(`/Messages.json?${query}`)).body as unknown as Page;
const follow = (uri: string | null) => listed(uri?.split('?')[1] ?? 'nowhere');
const bodies = (page: Page) => page.messages.map(({ body }) => body);

test('messages come newest first, and pages lead on and back', async () => {
  const first = await listed('PageSize=2');
  expect(first).toMatchObject({ page: 0, page_size: 2, start: 0, end: 1, previous_page_uri: null });
  expect(bodies(first)).toEqual(['five', 'four']);
  const second = await follow(first.next_page_uri);
  expect(bodies(second)).toEqual(['three', 'two']);
  const third = await follow(second.next_page_uri);
  expect(third).toMatchObject({ page: 2, start: 4, end: 4, next_page_uri: null });
  expect(bodies(third)).toEqual(['one']);
  expect(bodies(await follow(third.previous_page_uri))).toEqual(['three', 'two']);
});

test('a message sent between two pages moves nothing from one to the other', async () => {
  const first = await listed('PageSize=2');
  await twilio.text({ Body: 'six' });
  expect(bodies(await follow(first.next_page_uri))).toEqual(['three', 'two']);
});

test('messages are found by recipient and sender, and pages keep to that', async () => {
  await twilio.text({ To: OTHER_PHONE, Body: 'for another' });
  await twilio.textFrom(OTHER_PHONE, 'thank you');
  expect(bodies(await listed(`To=${encodeURIComponent(OTHER_PHONE)}`))).toEqual(['for another']);
  expect(bodies(await listed(`From=${encodeURIComponent(OTHER_PHONE)}`))).toEqual(['thank you']);
  const first = await listed(`To=${encodeURIComponent(PHONE)}&PageSize=4`);
  expect(bodies(await follow(first.next_page_uri))).toEqual(['one']);
});

test.each([
  ['DateSent=2026-03-02', 5],
  ['DateSent=2026-03-01', 0],
  ['DateSent%3E=2026-03-02', 5],
  ['DateSent%3E=2026-03-03', 0],
  ['DateSent%3C=2026-03-02', 5],
  ['DateSent%3C=2026-03-02T14:59:59Z', 0],
  ['DateSent%3E=2026-03-02T15:00:00Z', 5],
])('%s finds %i', async (query, found) => {
  expect((await listed(query)).messages).toHaveLength(found);
});

test.each([
  ['PageSize=1001', 20007],
  ['PageSize=many', 20001],
  ['DateSent=soon', 20001],
])('%s is refused with %i', async (query, code) => {
  expect((await twilio.rest(`/Messages.json?${query}`)).body).toMatchObject({ code, status: 400 });
});
