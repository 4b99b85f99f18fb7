import { callRows } from '../calls/call-console.ts';
import { expect, test, type Page } from '../console.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page) => page.getByRole('link', { name: 'Assistants', exact: true });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading AI Assistants…' });

/** The files of remotes that are fetched past the browser's cache from here on. */
function fetchedAnew(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/remotes/')) fetched.push(pathname);
  });
  return fetched;
}

test('a slow remote is waited for while other sections are used, is told after 10 seconds, and comes by "Try again"', async ({
  console: page,
}) => {
  await page.clock.install();
  const released = Promise.withResolvers<void>();
  await page.route('**/remotes/mfe-assistants/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/settings');
  await link(page).click();
  await expect(loading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(callRows(page)).toHaveCount(100);
  await expect(loading(page)).toHaveCount(0);
  await link(page).click();
  await expect(loading(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(failure(page)).toContainText('AI Assistants could not be loaded');
  await expect(page.getByRole('main')).toContainText('It did not arrive within 10 seconds.');

  const fetched = fetchedAnew(page);
  released.resolve();
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(heading(page, 'AI Assistants')).toBeVisible();
  expect(fetched, 'Nothing begins anew that was only slow').toEqual([]);
});
