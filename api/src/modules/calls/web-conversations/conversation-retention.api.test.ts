import { expect, test } from '@jest/globals';
import { webChat } from '@booking/contracts/calls';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { newestConversation, setUpAssistants, visitorOf } from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedApi();

async function endedHoursAgo(hours: number): Promise<string> {
  await visitorOf(hotel).begin({ assistant: 'booking', firstName: 'Rosa', email: 'rosa@guest.example' });
  const id = await newestConversation(hotel);
  const sql = `UPDATE web_conversation SET expires_at = now() - $2 * interval '1 hour' WHERE id = $1`;
  await hotel.api.sql(sql, [id, hours]);
  return id;
}

test("a visitor's input is deleted a day after the conversation, also without another visitor", async () => {
  await setUpAssistants(hotel);
  const [, recent] = [await endedHoursAgo(24.1), await endedHoursAgo(23.9)];
  await runJob(hotel.api, 'delete-web-conversations');
  expect(await hotel.api.sql('SELECT id FROM web_conversation')).toEqual([{ id: recent }]);
});

test('chats are deleted with their records after 90 days, and calls stay', async () => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  await insertCalls(hotel.api, [
    { id: 'old chat', kind: webChat, started_at: daysAgo(90.1), transcript: 'User: I am Rosa.' },
    { id: 'chat', kind: webChat, started_at: daysAgo(89.9) },
    { id: 'old call', started_at: daysAgo(90.1) },
  ]);
  await hotel.api.sql(
    `INSERT INTO call_turn (call_id, position, speaker, text) VALUES ('old chat', 0, 'guest', 'I am Rosa.')`,
  );
  await runJob(hotel.api, 'delete-web-conversations');
  expect(await hotel.api.sql('SELECT id FROM call ORDER BY id')).toEqual([{ id: 'chat' }, { id: 'old call' }]);
  expect(await hotel.api.sql('SELECT FROM call_turn')).toEqual([]);
});
