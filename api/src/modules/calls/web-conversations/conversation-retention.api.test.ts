import { expect, test } from '@jest/globals';
import { webChat } from '@booking/contracts/calls';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { newestConversation, setUpAssistants, visitorOf } from '../../../../test/people/web-visitor.ts';

const house = useConnectedApi();

async function endedHoursAgo(hours: number): Promise<string> {
  await visitorOf(house).begin({ assistant: 'booking', firstName: 'Rosa', email: 'rosa@guest.example' });
  const id = await newestConversation(house);
  const sql = `UPDATE web_conversation SET expires_at = now() - $2 * interval '1 hour' WHERE id = $1`;
  await house.api.sql(sql, [id, hours]);
  return id;
}

test('what a visitor entered is deleted a day after the conversation, whether anybody comes after them or not', async () => {
  await setUpAssistants(house);
  const [, recent] = [await endedHoursAgo(24.1), await endedHoursAgo(23.9)];
  await runJob(house.api, 'delete-web-conversations');
  expect(await house.api.sql('SELECT id FROM web_conversation')).toEqual([{ id: recent }]);
});

test('what was said in a chat is deleted 90 days after, record and all; calls are left', async () => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  await insertCalls(house.api, [
    { id: 'old chat', kind: webChat, started_at: daysAgo(90.1), transcript: 'User: I am Rosa.' },
    { id: 'chat', kind: webChat, started_at: daysAgo(89.9) },
    { id: 'old call', started_at: daysAgo(90.1) },
  ]);
  await house.api.sql(
    `INSERT INTO call_turn (call_id, position, speaker, text) VALUES ('old chat', 0, 'guest', 'I am Rosa.')`,
  );
  await runJob(house.api, 'delete-web-conversations');
  expect(await house.api.sql('SELECT id FROM call ORDER BY id')).toEqual([{ id: 'chat' }, { id: 'old call' }]);
  expect(await house.api.sql('SELECT FROM call_turn')).toEqual([]);
});
