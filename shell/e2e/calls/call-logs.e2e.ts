import { expectAccessible } from '../axe.ts';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import type { Locator } from '@playwright/test';
import { expect, test, type Page, type Sql } from '../console.ts';
import { dollars } from '../screens/figures.ts';
import { rehearseCall } from './rehearse-call.ts';

const calls = (page: Page) => page.getByRole('table', { name: 'Recent Calls' }).locator('[aria-rowindex]');
const cell = (row: Locator, column: string) => row.locator(`[data-column=${column}]`);

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

test.afterEach(({ sql }) => sql('DELETE FROM golden_call WHERE from_call_id IS NOT NULL'));

test('the list holds the newest hundred calls, newest first, in the hotel’s time wherever one is', async ({
  visit,
  sql,
}) => {
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await page.goto('/call-logs');
  await expect(calls(page)).toHaveCount(100);
  const columns = ['timestamp', 'caller', 'outcome', 'duration', 'cost'];
  const shown = await calls(page).evaluateAll(
    (rows, names) => rows.map((row) => names.map((name) => row.querySelector(`[data-column=${name}]`)!.textContent)),
    columns,
  );
  const expected = (await newest(sql)).map(({ caller, outcome, at, seconds, cost }) => [
    at,
    // under the name of a guest
    expect.stringContaining(phoneInWords(caller)),
    seconds === null ? expect.any(String) : outcomes[outcome],
    seconds === null ? '–' : minutesOf(seconds),
    cost === null ? '–' : dollars(cost),
  ]);
  expect(shown).toEqual(expected);
  await expect(page.getByText('These are the newest 100 calls.')).toBeVisible();
});

test('a call is opened, sorted and filtered from the list, and a long caller never makes the page scroll sideways', async ({
  console: page,
  sql,
}) => {
  const long = `${'a-very-long-name-of-a-caller-'.repeat(6)}@example.com`;
  await sql(
    `INSERT INTO call (id, mode, status, caller_name, started_at, ended_at, duration_ms, ended_reason, has_report, merge_state)
     VALUES ('journey-long', 'test', 'ended', $1, now(), now(), 2000000000, 'call.in-progress.error-providerfault-x', true, '{}')`,
    [long],
  );
  try {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/call-logs?sort=-duration');
      await expect(calls(page).first()).toContainText(long);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'the call logs as cards');
    await cell(calls(page).first(), 'caller').getByRole('link').click();
    await expect(page).toHaveURL('/call-logs/journey-long?sort=-duration');
  } finally {
    await sql(`DELETE FROM call WHERE id = 'journey-long'`);
  }
});

test('Refresh puts a call that has just ended at the top, and a few clicks make it a golden call without its caller', async ({
  console: page,
  sql,
}) => {
  const made = () =>
    sql<{ name: string; is_active: boolean; said: string }>(
      `SELECT name, is_active, turns::text AS said FROM golden_call WHERE from_call_id IS NOT NULL`,
    );
  // the assistants at Vapi are taken in when somebody looks at them
  await page.goto('/assistant');
  await expect(page.getByRole('list', { name: 'Assistants' })).toBeVisible();
  await page.goto('/call-logs');
  await expect(calls(page)).toHaveCount(100);
  const number = await rehearseCall(sql);
  await sql(
    `UPDATE call_turn SET text = 'This is Rosa Delgado, five one two, eight six seven, five three oh nine. ' || text
     WHERE speaker = 'guest' AND call_id = (SELECT id FROM call WHERE caller_number = $1)`,
    [number],
  );
  const newestCall = calls(page).first();
  await expect(newestCall).not.toContainText(phoneInWords(number));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(newestCall).toContainText(phoneInWords(number));
  await expect(newestCall.getByText((await newest(sql, 1))[0]!.at, { exact: true })).toBeVisible();

  await newestCall.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Show transcript' }).click();
  await page
    .getByRole('dialog', { name: 'Transcript' })
    .getByRole('button', { name: /^Make a Golden Call/ })
    .click();
  const asking = page.getByRole('dialog', { name: 'Make a Golden Call' });
  await expect(asking.getByRole('list', { name: 'What is kept' })).toContainText('Uses get_property_facts');
  expect(await made()).toEqual([]);
  await expectAccessible(page, 'a golden call of the log');
  await asking.getByRole('button', { name: 'Save' }).click();
  const link = page.getByRole('link', { name: /^Golden call saved/ });
  await expect(link).toBeFocused();
  const [row] = await made();
  expect(row).toMatchObject({ is_active: false });
  expect(row!.said).toContain('This is Alex Guest, +15125550100.');
  expect(row!.said).not.toMatch(/Rosa|Delgado|eight six seven/);
  await link.click();
  await expect(page).toHaveURL(/\/assistant\/\d+\?tab=publish$/);
  const golden = page.getByRole('region', { name: 'Golden Calls' });
  await expect(golden.getByRole('listitem').filter({ hasText: row!.name })).toBeVisible();
});
