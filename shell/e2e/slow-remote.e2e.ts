import { expect, test, type Page } from './console.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading AI Assistants…' });

/** Nothing of the assistants' remote arrives until it is released. */
async function holdBack(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/remotes/mfe-assistants/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a slow remote shows that it is loading, and the other sections can be used meanwhile', async ({
  console: page,
}) => {
  const release = await holdBack(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Assistants', exact: true }).click();
  await expect(loading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await expect(loading(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Assistants', exact: true }).click();
  await expect(loading(page)).toBeVisible();
  release();
  await expect(heading(page, 'AI Assistants')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test('after 10 seconds the person is told instead of left waiting, and "Try again" loads it', async ({
  console: page,
}) => {
  await page.clock.install();
  const release = await holdBack(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Assistants', exact: true }).click();
  await expect(loading(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('AI Assistants could not be loaded');
  await expect(page.getByRole('main')).toContainText('It did not arrive within 10 seconds.');

  release();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(heading(page, 'AI Assistants')).toBeVisible();
});

test('who points at an entry of the sidebar has its screen fetched before the click', async ({ console: page }) => {
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  const fetched = page.waitForResponse(/\/remotes\/mfe-assistants\/.*remoteEntry\.js/);
  await page.getByRole('link', { name: 'Assistants', exact: true }).hover();
  await fetched;
  await expect(page).toHaveURL('/settings');
});
