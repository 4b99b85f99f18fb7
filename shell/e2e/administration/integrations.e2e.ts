import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { integrations, panel, results } from './integrations-console.ts';
import { desktop, phone } from '../places.ts';

type Health = Record<string, { status: boolean; lastCheck: string; responseTime: number }>;

const answerOf = async <Answer>(page: Page, address: string): Promise<Answer> =>
  (await (await page.waitForResponse((response) => response.url().endsWith(address))).json()) as Answer;

test('the overview shows how the real services do and what they sent, and leads to tests of each', async ({
  visit,
  sql,
}) => {
  const page = await visit({
    isSignedIn: true,
    timezoneId: 'Asia/Tokyo',
    locale: 'de-DE',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/integrations');
  let health: Health = {};
  // one that a journey before made fail may have been found so last
  await expect(async () => {
    const answered = answerOf<Health>(page, '/api/test/health?refresh=true');
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    health = await answered;
    expect(Object.values(health).map(({ status }) => status)).toEqual([true, true, true, true]);
  }).toPass();
  for (const { provider, name } of integrations) {
    await expect(panel(page, name).getByText('connected', { exact: true })).toBeVisible();
    await expect(panel(page, name).getByText('Checked just now')).toHaveAttribute(
      'datetime',
      health[provider]!.lastCheck,
    );
    await expect(panel(page, name).getByText(/^[\d.]+% uptime \(24 h\)$/)).toBeVisible();
  }

  const log = panel(page, 'Inbound Webhooks');
  await expect(log.getByLabel('Status')).toHaveValue('dead');
  await log.getByLabel('Status').selectOption('All statuses');
  await expect(page).toHaveURL('/integrations?status=all');
  const times = log.locator('time');
  await expect(times).toHaveCount(100);
  const newest = await sql<{ at: string }>(
    `SELECT to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM inbound_event ORDER BY received_at DESC LIMIT 100`,
  );
  const shown = await times.evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  expect(shown).toEqual(newest.map(({ at }) => at));
  await page.goto('/integrations');

  for (const { provider, name } of integrations) {
    await panel(page, name).click();
    await expect(page).toHaveURL(`/integrations?view=${provider}`);
    await expect(page.getByText(`${name} – `)).toBeVisible();
    await page.getByRole('button', { name: 'Back to Integrations' }).click();
    await expect(page).toHaveURL('/integrations');
  }
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Twilio – ')).toBeVisible();

  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(results(page).getByRole('img', { name: 'success' })).toBeVisible();
  await results(page).getByRole('button', { name: 'Copy response' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await results(page).locator('pre').first().textContent());
  expect(JSON.parse(copied)).toEqual(expect.any(Object));
  await page.reload();
  await expect(panel(page, 'Test Results').getByText('No test results yet')).toBeVisible();
});

test('every testing view and what failed is accessible and fits 320 px, and results scroll within their panel', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  test.setTimeout(180_000);
  mayComplain(/status of 502/);
  const [call] = await sql<{ id: string }>(
    `SELECT id FROM call WHERE mode = 'test' AND status = 'ended' ORDER BY started_at DESC LIMIT 1`,
  );
  for (const { provider, name } of integrations) {
    const isVoice = provider === 'vapi';
    await page.goto(`/integrations?view=${provider}${isVoice ? `&call=${call!.id}` : ''}`);
    if (isVoice) {
      await page.getByLabel('Tool', { exact: true }).selectOption('guest.send_room_selection_link');
      await page.getByRole('button', { name: 'Run Test' }).click();
    } else {
      await page.getByRole('button', { name: /^Test (Room Types|Connection)$/ }).click();
    }
    await expect(results(page).getByRole('img', { name: 'success' })).toBeVisible();
    await results(page).getByText('Request and headers').click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page, `the view of ${name}`, isVoice ? [desktop, phone] : [phone]);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    if (!isVoice) continue;

    await page.getByRole('checkbox', { name: 'Run with real effects' }).check();
    await page.getByRole('button', { name: 'Run Test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Run with real effects?' });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'the dialog that confirms a real run', [phone]);
  }

  const failed = { status: false, lastCheck: new Date().toISOString(), responseTime: 12, error: 'Stripe is away.' };
  await page.route('**/api/test/health', (route) =>
    route.fulfill({ json: Object.fromEntries(integrations.map(({ provider }) => [provider, failed])) }),
  );
  await page.goto('/integrations');
  await expect(page.getByText('disconnected', { exact: true })).toHaveCount(4);
  await expectAccessible(page, 'disconnected tiles', [phone]);
  await page.route('**/api/test/stripe/health', (route) =>
    route.fulfill({ status: 502, json: { error: 'Stripe is away.' } }),
  );
  await page.getByRole('link', { name: 'Stripe', exact: true }).click();
  await page.setViewportSize(desktop);
  for (const count of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await expect(results(page).getByRole('img', { name: 'error' })).toHaveCount(count);
  }
  await page.getByRole('region', { name: 'Messages' }).getByRole('alert').hover();
  await expectAccessible(page, 'a failed test', [phone]);
  const scroller = page.getByRole('region', { name: 'Results, newest first' });
  expect(await scroller.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(384);
  await scroller.focus();
  await page.keyboard.press('End');
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});
