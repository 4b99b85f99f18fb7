import { expect, test, type Page } from './console.ts';
import { change, dollars, figuresOf } from './figures.ts';
import { rehearseCall } from './rehearse-call.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem');
const figure = (page: Page, title: string, text: string) =>
  page.getByRole('region', { name: title, exact: true }).getByText(text, { exact: true });

test('Refresh shows a call that arrived since, and nothing does before', async ({ console: page, sql }) => {
  await page.goto('/');
  const before = await figuresOf(sql, 'test');
  await expect(figure(page, 'Calls Today', String(before.calls))).toBeVisible();

  const number = await rehearseCall(sql);
  await expect(figure(page, 'Calls Today', String(before.calls))).toBeVisible();
  await expect(recent(page).first()).not.toContainText(number);

  await page.getByRole('button', { name: 'Refresh' }).click();
  const after = await figuresOf(sql, 'test');
  expect(after.calls).toBe(before.calls + 1);
  await expect(figure(page, 'Calls Today', String(after.calls))).toBeVisible();
  await expect(figure(page, 'AI Costs Today', dollars(after.cost))).toBeVisible();
  await expect(figure(page, 'Total AI Costs', dollars(after.cost30))).toBeVisible();
  const changed = page.getByRole('region', { name: 'Calls Today' }).locator('[data-tone]');
  await expect(changed).toHaveText(change(after.calls, after.calls_before));
  await expect(recent(page).first().getByText(number, { exact: true })).toBeVisible();
  await expect(
    recent(page)
      .first()
      .getByText(/^[1-3] minutes? ago$/),
  ).toBeVisible();
});

test('neither time, focus, the network coming back nor a look elsewhere refetches the figures', async ({
  console: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // the count of new calls is asked for on a timer and changes none of the figures
    if (/dashboard|enhanced/.test(pathname) && !pathname.endsWith('/new-calls')) asked.push(pathname);
  });
  await page.clock.install();
  await page.goto('/');
  await expect(recent(page)).toHaveCount(10);
  await expect(page.getByText('Updated 0 minutes ago')).toBeVisible();
  asked.length = 0;

  await page.clock.fastForward('05:00');
  await expect(page.getByText('Updated 5 minutes ago')).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Updated 5 minutes ago')).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Updated 0 minutes ago')).toBeVisible();
  expect(asked).toContain('/api/admin/dashboard/metrics/enhanced');
  expect(asked).toContain('/api/admin/call-logs/enhanced');
});

test('the dashboard asks for ten calls', async ({ console: page }) => {
  const asked = page.waitForRequest('**/api/admin/call-logs/enhanced?limit=10');
  await page.goto('/');
  await asked;
});

test('Refresh waits for its answer and can be pressed once', async ({ console: page }) => {
  await page.goto('/');
  await expect(recent(page)).toHaveCount(10);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/dashboard/metrics/enhanced', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeDisabled();
  await expect(recent(page)).toHaveCount(10);
  answered.resolve();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
});

test('a Refresh that fails says so and keeps what was shown', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 503/);
  await page.goto('/');
  await expect(recent(page)).toHaveCount(10);
  await page.route('**/api/admin/dashboard/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database is away.' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert').first()).toContainText('503: The database is away.');
  await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
});

test('beside Refresh it says how many calls came since', async ({ console: page, sql }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(recent(page)).toHaveCount(10);
  const number = await rehearseCall(sql);
  await expect(recent(page).first()).not.toContainText(number);
  await page.clock.fastForward('01:00');
  await expect(page.getByText(/\b1 new call\b/)).toBeVisible();
});
