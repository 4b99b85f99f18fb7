import { expectAccessible } from '../axe.ts';
import { expect, test, type Page, type Sql } from '../console.ts';

const calls = (page: Page) => page.getByRole('table', { name: 'Recent Calls' }).locator('[aria-rowindex]');
const shown = (page: Page, count: number) => page.getByText(`These are the newest ${count} calls.`);

const add = (sql: Sql, count: number) =>
  sql(
    `INSERT INTO call (id, mode, status, caller_number, started_at, ended_at, duration_ms, ended_reason, assistant_id,
                       transcript, has_report, merge_state)
     SELECT 'endless-' || n, 'test', 'ended', '+1512' || lpad(n::text, 7, '0'), '2019-05-02'::timestamptz - n * interval '1 minute',
            '2019-05-02', 60000, 'customer-ended-call', 'journey-endless',
            repeat('User: Is there a room with a view of the lake on these nights? ', 1 + n % 25), true, '{}'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
test.afterEach(({ sql }) => sql(`DELETE FROM call WHERE id LIKE 'endless-%'`));

const address = '/call-logs?assistant=journey-endless';
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('the next calls come as the end draws near, until there are no more', async ({ console: page, sql }) => {
  await add(sql, 250);
  await page.goto(address);
  await expect(shown(page, 100)).toBeAttached();
  await scrollToEnd(page);
  await expect(shown(page, 200)).toBeAttached();
  await scrollToEnd(page);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  const last = calls(page).last();
  // what was drawn meanwhile may be taller than it was thought to be
  await expect(async () => {
    await scrollToEnd(page);
    await expect(last).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect(last).toContainText('(512) 000-0250');
  // the head of the table is its first row
  await expect(last).toHaveAttribute('aria-rowindex', '251');
  await expect(page.getByRole('table', { name: 'Recent Calls' })).toHaveAttribute('aria-rowcount', '251');
  await expectAccessible(page, 'the end of a long list');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(calls(page).first()).toContainText('(512) 000-0001');
});

test('however many calls were scrolled through, few are drawn, and 10,000 would take less than 60 MB', async ({
  console: page,
  sql,
}) => {
  await add(sql, 2_000);
  await page.goto(address);
  await expect(shown(page, 100)).toBeAttached();
  const browser = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await browser.send('HeapProfiler.collectGarbage');
    return (await browser.send('Runtime.getHeapUsage')).usedSize / 1024 ** 2;
  };
  const before = await heap();
  const last = calls(page).last();
  await expect(async () => {
    await scrollToEnd(page);
    await expect(last).toHaveAttribute('aria-rowindex', '2001', { timeout: 1 });
  }).toPass({ intervals: [100], timeout: 120_000 });
  expect(await calls(page).count()).toBeLessThan(300);
  expect((await heap()) - before, 'MB more').toBeLessThan(60 / 5);
});
