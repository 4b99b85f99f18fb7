import { expect, test, type Page, type Sql } from './console.ts';
import { dollars } from './figures.ts';
import { rehearseCall } from './rehearse-call.ts';

const calls = (page: Page) => page.getByRole('main').getByRole('listitem');

type Call = {
  id: string;
  caller: string;
  outcome: keyof typeof outcomes;
  at: string;
  seconds: number | null;
  cost: number | null;
  transcript: string;
};

const outcomes = { booked: 'Booked', paid_pending: 'Paid Pending', info: 'Info Only' };

/** The newest calls; the database writes the time by Chicago's clock in the words of S1 section 9. */
const newest = (sql: Sql, limit = 100) =>
  sql<Call>(
    `SELECT id, coalesce(caller_number, caller_name, 'Unknown Caller') AS caller, outcome, transcript, cost_usd::float8 AS cost,
            to_char(started_at AT TIME ZONE 'America/Chicago', 'Mon FMDD, YYYY FMHH12:MI:SS AM') AS at,
            round(duration_ms / 1000.0)::int AS seconds
     FROM call WHERE mode = 'test' ORDER BY started_at DESC, id DESC LIMIT $1`,
    [limit],
  );

const minutesOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

test('the list holds the newest hundred calls, newest first, in the hotel’s time wherever one is', async ({
  visit,
  sql,
}) => {
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await page.goto('/call-logs');
  await expect(calls(page)).toHaveCount(100);
  const shown = await calls(page).evaluateAll((items) =>
    items.map((item) => {
      const lines = (item as HTMLElement).innerText.split('\n');
      const doors = ['View as the guest', 'Open', 'Make a Golden Call'];
      return lines.filter((line) => !doors.includes(line)).slice(0, 4);
    }),
  );
  const expected = (await newest(sql)).map(({ caller, outcome, at, seconds, cost }) => [
    caller,
    outcomes[outcome],
    at,
    seconds === null || cost === null ? expect.any(String) : `${minutesOf(seconds)} · ${dollars(cost)}`,
  ]);
  expect(shown).toEqual(expected);
  await expect(page.getByText('These are the newest 100 calls.')).toBeVisible();
});

test('a transcript opens where the call is, and closes again', async ({ console: page, sql }) => {
  const [call] = await newest(sql, 1);
  const lines = call!.transcript.split('\n').filter(Boolean);
  await page.goto('/call-logs');
  const first = calls(page).first();
  await expect(first.getByText(lines[0]!)).toBeHidden();
  await first.getByText('Transcript', { exact: true }).click();
  for (const line of lines) await expect(first.getByText(line)).toBeVisible();
  await first.getByText('Transcript', { exact: true }).click();
  await expect(first.getByText(lines[0]!)).toBeHidden();
});

test('outcomes in their words and colours, notes, silence and an unknown caller', async ({ console: page, sql }) => {
  const newestCalls = await newest(sql, 4);
  const ids = newestCalls.map(({ id }) => id);
  const before = await sql(
    'SELECT id, outcome, notes, transcript, caller_number, caller_name FROM call WHERE id = ANY($1)',
    [ids],
  );
  try {
    await sql(`UPDATE call SET outcome = 'booked' WHERE id = $1`, [ids[0]]);
    await sql(`UPDATE call SET outcome = 'paid_pending', notes = 'Wants a quiet room.' WHERE id = $1`, [ids[1]]);
    await sql(`UPDATE call SET outcome = 'info', caller_number = NULL, caller_name = NULL WHERE id = $1`, [ids[2]]);
    await sql(`UPDATE call SET caller_number = NULL, caller_name = 'Rosa Whitfield', transcript = '' WHERE id = $1`, [
      ids[3],
    ]);
    await page.goto('/call-logs');
    const looks = [
      ['Booked', 'good'],
      ['Paid Pending', 'info'],
      ['Info Only', 'warning'],
    ] as const;
    for (const [index, [label, tone]] of looks.entries()) {
      await expect(calls(page).nth(index).locator('[data-tone]')).toHaveText(label);
      await expect(calls(page).nth(index).locator('[data-tone]')).toHaveAttribute('data-tone', tone);
    }
    await expect(calls(page).nth(1).getByText('Wants a quiet room.')).toBeVisible();
    await expect(calls(page).nth(2).getByText('Unknown Caller', { exact: true })).toBeVisible();
    await expect(calls(page).nth(3).getByText('Rosa Whitfield', { exact: true })).toBeVisible();
    await expect(calls(page).nth(3).getByText('Transcript', { exact: true })).toHaveCount(0);
    await expect(calls(page).nth(3).getByText('Nothing was said.')).toBeVisible();
  } finally {
    await sql(
      `UPDATE call SET outcome = b.outcome, notes = b.notes, transcript = b.transcript,
              caller_number = b.caller_number, caller_name = b.caller_name
       FROM jsonb_to_recordset($1::jsonb)
         AS b(id text, outcome text, notes text, transcript text, caller_number text, caller_name text)
       WHERE call.id = b.id`,
      [JSON.stringify(before)],
    );
  }
});

test('Refresh puts a call that has just ended at the top', async ({ console: page, sql }) => {
  await page.goto('/call-logs');
  await expect(calls(page)).toHaveCount(100);
  const number = await rehearseCall(sql);
  await expect(calls(page).first()).not.toContainText(number);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(calls(page).first()).toContainText(number);
  await expect(
    calls(page)
      .first()
      .getByText((await newest(sql, 1))[0]!.at, { exact: true }),
  ).toBeVisible();
});
