import { expect, test, type Page, type Sql } from './console.ts';

const badge = (page: Page, text: 'Loading...' | 'TEST' | 'LIVE') =>
  page.getByRole('banner').getByText(text, { exact: true });
const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'Live mode' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Somebody else changes the mode for the whole hotel. */
const changeElsewhere = (sql: Sql, mode: 'test' | 'live') =>
  sql(
    `INSERT INTO setting (key, value) VALUES ('mode', to_jsonb($1::text))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [mode],
  );

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key = 'mode'`));

test('the badge says "Loading..." until the mode is known, and nothing can be switched before', async ({
  console: page,
}) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/admin/mode-settings', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/remotes');
  await expect(badge(page, 'Loading...')).toBeVisible();
  await expect(modeSwitch(page)).toBeDisabled();
  asked.resolve();
  await expect(badge(page, 'TEST')).toBeVisible();
  await expect(badge(page, 'Loading...')).toHaveCount(0);
  await expect(modeSwitch(page)).toBeEnabled();
  await expect(modeSwitch(page)).not.toBeChecked();
});

test('switching shows LIVE as the answer says, waits disabled, and says "Mode Switched"', async ({
  console: page,
  sql,
}) => {
  await page.goto('/remotes');
  await expect(badge(page, 'TEST')).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/mode-settings', async (route) => {
    // what is asked again after the change never comes: what shows is the answer to the change
    if (route.request().method() !== 'POST') return;
    await answered.promise;
    await route.continue();
  });
  await modeSwitch(page).click();
  await expect(modeSwitch(page)).toBeDisabled();
  await expect(badge(page, 'TEST')).toBeVisible();
  answered.resolve();

  await expect(badge(page, 'LIVE')).toBeVisible();
  await expect(modeSwitch(page)).toBeChecked();
  await expect(messages(page).getByText('Mode Switched', { exact: true })).toBeVisible();
  expect(await sql(`SELECT value FROM setting WHERE key = 'mode'`)).toEqual([{ value: 'live' }]);
});

test('LIVE is red and TEST is not', async ({ console: page }) => {
  const redness = async (text: 'TEST' | 'LIVE') => {
    const color = await badge(page, text).evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red, green, blue] = color.match(/\d+/g)!.map(Number);
    return red! - Math.max(green!, blue!);
  };
  await page.goto('/remotes');
  expect(await redness('TEST')).toBeLessThan(20);
  await modeSwitch(page).click();
  await expect(badge(page, 'LIVE')).toBeVisible();
  expect(await redness('LIVE')).toBeGreaterThan(100);
  await modeSwitch(page).click();
  await expect(badge(page, 'TEST')).toBeVisible();
});

test('the mode is asked for again after a change and every 30 seconds, so everybody follows it', async ({
  console: page,
  sql,
}) => {
  await page.clock.install();
  await page.goto('/remotes');
  await expect(badge(page, 'TEST')).toBeVisible();
  await changeElsewhere(sql, 'live');
  await page.clock.fastForward('00:25');
  await expect(badge(page, 'TEST')).toBeVisible();
  await page.clock.fastForward('00:05');
  await expect(badge(page, 'LIVE')).toBeVisible();
  await expect(modeSwitch(page)).toBeChecked();
  await changeElsewhere(sql, 'test');
  await page.clock.fastForward('00:30');
  await expect(badge(page, 'TEST')).toBeVisible();

  const again = page.waitForRequest((request) => /mode-settings/.test(request.url()) && request.method() === 'GET');
  await modeSwitch(page).click();
  await again;
});

test('what is shown follows the mode: live has no calls yet', async ({ console: page, sql }) => {
  await page.clock.install();
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent Call Activity' });
  await expect(recent.getByRole('listitem')).toHaveCount(10);
  await modeSwitch(page).click();
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
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
});
