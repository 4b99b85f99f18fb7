import { expect, test, type Page } from './console.ts';
import { expectToast, integrations, look, panel } from './integrations-console.ts';

type Health = Record<string, { status: boolean; lastCheck: string; responseTime: number }>;
type Slots = { checks: number; failed: number }[];

const answerOf = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.waitForResponse((response) => new URL(response.url()).pathname === path)).json()) as Answer;

const bars = (page: Page, name: string) => panel(page, name).locator('[aria-hidden] > [data-tone]');

const chicago = (instant: string) =>
  new Date(instant)
    .toLocaleString('en-US', { timeZone: 'America/Chicago', dateStyle: 'medium', timeStyle: 'medium' })
    .replaceAll('\u202f', ' ')
    .replace(/(\d{4}), /, '$1 ');

test('four tiles say how each service does, in the hotel’s time wherever one is', async ({ visit }) => {
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await Promise.all([answerOf<Health>(page, '/api/test/health'), page.goto('/integrations')]);
  let health: Health = {};
  // one that a journey before made fail may have been found so last
  await expect(async () => {
    const answered = answerOf<Health>(page, '/api/test/health');
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    health = await answered;
    expect(Object.values(health).map(({ status }) => status)).toEqual([true, true, true, true]);
  }).toPass();
  for (const { provider, name } of integrations) {
    const tile = panel(page, name);
    await expect(tile.getByText('connected', { exact: true })).toBeVisible();
    await expect(tile.locator('[data-health]')).toHaveAttribute('data-health', 'connected');
    await expect(tile.getByText(`${Math.round(health[provider]!.responseTime)} ms`, { exact: true })).toBeVisible();
    await expect(tile.getByText(chicago(health[provider]!.lastCheck))).toBeVisible();
    await expect(tile.getByText(/^just now · /)).toBeVisible();
    await expect(tile.getByText('Click to test', { exact: true })).toBeVisible();
  }
});

test('"checking" shows while no status has arrived', async ({ console: page }) => {
  await page.route('**/api/test/health*', () => undefined);
  await page.goto('/integrations');
  for (const { name } of integrations) {
    await expect(panel(page, name).getByText('checking', { exact: true })).toBeVisible();
  }
});

test('a status that cannot be asked for says why, and the tiles still lead to their views', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  await page.route('**/api/test/health*', (route) =>
    route.fulfill({ status: 500, json: { error: 'The database is away.' } }),
  );
  await page.goto('/integrations');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('500: The database is away.');
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await expectToast(page, 'bad', 'Error', '500: The database is away.');
  await page.getByRole('link', { name: 'Stripe', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Test Connection' })).toBeVisible();
});

test('the last 24 hours are a strip of half hours and a sentence', async ({ console: page }) => {
  const answered = answerOf<Record<string, Slots>>(page, '/api/test/uptime');
  await page.goto('/integrations');
  const uptime = await answered;
  for (const { provider, name } of integrations) {
    const slots = uptime[provider]!;
    await expect(bars(page, name)).toHaveCount(48);
    await expect(bars(page, name).and(page.locator(':not([data-tone=empty])'))).toHaveCount(slots.length);
    const checks = slots.reduce((sum, slot) => sum + slot.checks, 0);
    expect(checks, `Checks of ${name}`).toBeGreaterThan(0);
    await expect(panel(page, name).getByText(/^Good in [\d.]+% of checks in the last 24 hours$/)).toBeVisible();
  }
});

test('a half hour in which some checks failed, all failed, or there were none looks so', async ({ console: page }) => {
  await page.clock.install({ time: '2026-11-21T14:10:00Z' });
  const slot = (hour: number, checks: number, failed: number) => ({
    from: `2026-11-21T${hour}:00:00.000Z`,
    checks,
    failed,
    responseTime: null,
  });
  const slots = [slot(11, 60, 0), slot(13, 60, 1), slot(14, 60, 60)];
  await page.route('**/api/test/uptime', (route) =>
    route.fulfill({ json: Object.fromEntries(integrations.map(({ provider }) => [provider, slots])) }),
  );
  await page.goto('/integrations');
  await expect(bars(page, 'Vapi')).toHaveCount(48);
  const tones = await bars(page, 'Vapi').evaluateAll((all) => all.map((bar) => bar.getAttribute('data-tone')));
  expect(tones.slice(0, 40)).not.toContain('good');
  expect(tones.slice(40)).toEqual(['empty', 'good', 'empty', 'empty', 'empty', 'warning', 'empty', 'bad']);
  await expect(panel(page, 'Vapi').getByText('Good in 66.1% of checks in the last 24 hours')).toBeVisible();
});

test('a click anywhere on a tile opens its testing view, which has an address of its own', async ({
  console: page,
}) => {
  await page.goto('/integrations');
  for (const { provider, name } of integrations) {
    await panel(page, name).click();
    await expect(page).toHaveURL(`/integrations?view=${provider}`);
    await expect(page.getByText(`${name} – `)).toBeVisible();
    await expect(panel(page, 'Test Results')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to Integrations' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to Integrations' }).click();
    await expect(page).toHaveURL('/integrations');
  }
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Twilio – ')).toBeVisible();
  await page.goto('/integrations');
  await page.getByRole('link', { name: 'Stripe', exact: true }).press('Enter');
  await expect(page).toHaveURL('/integrations?view=stripe');
});

test('the status is asked for every 30 seconds, not while the tab is hidden, and anew by the button', async ({
  console: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/test/health') asked.push(search);
  });
  await page.clock.install();
  await page.goto('/integrations');
  await expect(panel(page, 'Vapi').getByText('connected', { exact: true })).toBeVisible();
  expect(asked).toEqual(['']);
  await page.clock.fastForward(30_000);
  await expect.poll(() => asked.length).toBe(2);

  await look(page, 'hidden');
  await page.clock.runFor(120_000);
  expect(asked).toHaveLength(2);

  await look(page, 'visible');
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await expect.poll(() => asked.at(-1)).toBe('?refresh=true');
  await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeEnabled();
});
