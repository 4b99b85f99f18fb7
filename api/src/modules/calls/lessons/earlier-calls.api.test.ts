import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { eventually, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';

let before: RunningApi;
beforeAll(async () => {
  before = await startOwnApi();
});
afterAll(() => before.stop());

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

test('calls from before an upgrade are read after the start, three months back, and again when rules have changed', async () => {
  await insertCalls(before, [
    { id: 'new', started_at: daysAgo(1) },
    { id: 'old-rules', started_at: daysAgo(40) },
    { id: 'too-old', started_at: daysAgo(120) },
    ...Array.from({ length: 230 }, (_, index) => ({ id: `many-${index}`, started_at: daysAgo(2) })),
  ]);
  await before.sql(
    `INSERT INTO call_turn (call_id, position, speaker, text)
     SELECT id, position, speaker, text FROM call,
       (VALUES (0, 'guest', 'Do you have a spa?'), (1, 'assistant', 'I do not know.')) AS turn (position, speaker, text)`,
  );
  await before.sql(
    `INSERT INTO call_lesson (call_id, rules, wanted_room, found_no_room, tool_failed, ending)
     VALUES ('old-rules', 0, true, true, true, 'hung_up')`,
  );
  const after = await startOwnApi({}, before.databaseUrl);
  try {
    await eventually(async () => {
      const [row] = await after.sql<{ count: number }>('SELECT count(*)::int AS count FROM unanswered_question');
      return row!.count === 232;
    });
    const lessons = await after.sql(
      `SELECT call_id, rules, wanted_room FROM call_lesson WHERE call_id NOT LIKE 'many-%' ORDER BY 1`,
    );
    expect(lessons).toEqual([
      { call_id: 'new', rules: 1, wanted_room: false },
      { call_id: 'old-rules', rules: 1, wanted_room: false },
    ]);
  } finally {
    await after.stop();
  }
});
