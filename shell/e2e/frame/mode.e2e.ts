import { callRows } from '../calls/call-console.ts';
import { expect, switchMode, test, type Page, type Sql } from '../console.ts';

const badge = (page: Page, text: 'TEST' | 'LIVE') => page.getByRole('banner').getByText(text, { exact: true });

/** Somebody else changes the mode for the whole hotel. */
const changeElsewhere = (sql: Sql, mode: 'test' | 'live') =>
  sql(
    `INSERT INTO setting (key, value) VALUES ('mode', to_jsonb($1::text))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [mode],
  );

const redness = async (page: Page, text: 'TEST' | 'LIVE'): Promise<number> => {
  const color = await badge(page, text).evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red, green, blue] = color.match(/\d+/g)!.map(Number);
  return red! - Math.max(green!, blue!);
};

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key = 'mode'`));

test('what is shown follows the mode, of which live is red and has no calls yet', async ({ console: page, sql }) => {
  await page.clock.install();
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent Call Activity' });
  await expect(recent.getByRole('listitem')).toHaveCount(10);
  expect(await redness(page, 'TEST')).toBeLessThan(20);
  await switchMode(page, 'live');
  await expect(badge(page, 'LIVE')).toBeVisible();
  expect(await redness(page, 'LIVE')).toBeGreaterThan(100);
  expect(await sql(`SELECT value FROM setting WHERE key = 'mode'`)).toEqual([{ value: 'live' }]);
  await expect(recent.getByText('No recent calls', { exact: true })).toBeVisible();
  await expect(recent.getByText('Call activity will appear here', { exact: true })).toBeVisible();
  for (const [card, figure] of [
    ['Calls Today', '0'],
    ['AI Costs Today', '$0.00'],
    ['Revenue Today', '$0.00'],
    ['Total AI Costs', '$0.00'],
  ] as const) {
    await expect(page.getByRole('region', { name: card }).getByText(figure, { exact: true })).toBeVisible();
  }

  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByText('No call logs found', { exact: true })).toBeVisible();
  await changeElsewhere(sql, 'test');
  await page.clock.fastForward('00:30');
  await expect(callRows(page)).toHaveCount(100);
});
