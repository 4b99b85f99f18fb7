import { expect, test, type Page, type Sql } from './console.ts';
import { dollars } from './figures.ts';

const minute = 60_000;
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem');

type Call = {
  id: string;
  caller: string | null;
  started: Date;
  outcome: string;
  seconds: number | null;
  cost: number | null;
};

const newest = (sql: Sql) =>
  sql<Call>(
    `SELECT id, coalesce(caller_number, caller_name) AS caller, started_at AS started, outcome,
            round(duration_ms / 1000.0)::int AS seconds, cost_usd::float8 AS cost
     FROM call WHERE mode = 'test' ORDER BY started_at DESC, id DESC LIMIT 10`,
  );

const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'} ago`;

function ago(started: Date, now: number): string {
  const minutes = Math.floor((now - started.getTime()) / minute);
  if (minutes < 60) return unit(minutes, 'minute');
  return minutes < 1440 ? unit(Math.floor(minutes / 60), 'hour') : unit(Math.floor(minutes / 1440), 'day');
}

const asRow = (call: Call, now: number): string =>
  [
    call.caller ?? 'Unknown Caller',
    ago(call.started, now),
    { booked: 'Booked', paid_pending: 'Paid Pending', info: 'Info Only' }[call.outcome],
    call.seconds === null ? '–' : `${Math.floor(call.seconds / 60)}:${String(call.seconds % 60).padStart(2, '0')}`,
    call.cost === null ? '–' : dollars(call.cost),
  ].join(' ');

test('the ten latest calls tell who, how long ago, what of it, how long and for how much', async ({
  console: page,
  sql,
}) => {
  const calls = await newest(sql);
  await page.clock.setFixedTime(calls[0]!.started.getTime() + 7 * minute);
  await page.goto('/');
  const now = calls[0]!.started.getTime() + 7 * minute;
  await expect(recent(page)).toHaveCount(10);
  await expect(recent(page)).toHaveText(
    calls.map((call) => asRow(call, Math.max(now, call.started.getTime()))),
    { useInnerText: true },
  );
  await expect(recent(page).first()).toContainText('7 minutes ago');
});

test('"minutes ago" turn into "hours ago" after 60 minutes, and into "days ago" after 1440', async ({
  console: page,
  sql,
}) => {
  const [call] = await newest(sql);
  for (const [later, words] of [
    [1, '1 minute ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [1439, '23 hours ago'],
    [1440, '1 day ago'],
    [4320, '3 days ago'],
  ] as const) {
    await page.clock.setFixedTime(call!.started.getTime() + later * minute);
    await page.goto('/');
    await expect(recent(page).first()).toContainText(words);
  }
});

test('outcomes have their colours, and a caller nobody knows is "Unknown Caller"', async ({ console: page, sql }) => {
  const [first, second, third, fourth] = await newest(sql);
  const outcomes = [
    [first!, 'booked', 'Booked', 'good'],
    [second!, 'paid_pending', 'Paid Pending', 'info'],
    [third!, 'info', 'Info Only', 'warning'],
  ] as const;
  const [before] = await sql<{ caller_number: string; caller_name: string }>(
    'SELECT caller_number, caller_name FROM call WHERE id = $1',
    [fourth!.id],
  );
  try {
    for (const [call, outcome] of outcomes) await sql('UPDATE call SET outcome = $2 WHERE id = $1', [call.id, outcome]);
    await sql('UPDATE call SET caller_number = NULL, caller_name = NULL WHERE id = $1', [fourth!.id]);
    await page.goto('/');
    for (const [index, [, , label, tone]] of outcomes.entries()) {
      await expect(recent(page).nth(index).locator('[data-tone]')).toHaveText(label);
      await expect(recent(page).nth(index).locator('[data-tone]')).toHaveAttribute('data-tone', tone);
    }
    await expect(recent(page).nth(3).getByText('Unknown Caller', { exact: true })).toBeVisible();
  } finally {
    for (const [call] of outcomes) await sql('UPDATE call SET outcome = $2 WHERE id = $1', [call.id, call.outcome]);
    await sql('UPDATE call SET caller_number = $2, caller_name = $3 WHERE id = $1', [
      fourth!.id,
      before!.caller_number,
      before!.caller_name,
    ]);
  }
});

test('View All leads to the call logs', async ({ console: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'View All' }).click();
  await expect(page).toHaveURL('/call-logs');
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
});
