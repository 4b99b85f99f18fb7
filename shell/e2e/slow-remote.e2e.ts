import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from './console.ts';
import { liveFolder } from './remote-files.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page) => page.getByRole('link', { name: 'Assistants', exact: true });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
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
  await link(page).click();
  await expect(loading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await expect(loading(page)).toHaveCount(0);

  await link(page).click();
  await expect(loading(page)).toBeVisible();
  release();
  await expect(heading(page, 'AI Assistants')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

/** The files of remotes that are fetched past the browser's cache from here on. */
function fetchedAnew(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/remotes/')) fetched.push(pathname);
  });
  return fetched;
}

test('after 10 seconds the person is told instead of left waiting, and "Try again" loads what is on its way', async ({
  console: page,
}) => {
  await page.clock.install();
  const release = await holdBack(page);
  await page.goto('/settings');
  await link(page).click();
  await expect(loading(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(failure(page)).toContainText('AI Assistants could not be loaded');
  await expect(page.getByRole('main')).toContainText('It did not arrive within 10 seconds.');

  const fetched = fetchedAnew(page);
  release();
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(heading(page, 'AI Assistants')).toBeVisible();
  expect(fetched, 'Nothing begins anew that was only slow').toEqual([]);
});

test('of a build of which one file came damaged, "Try again" fetches that one anew and no other', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/mfe-assistants|integrity/);
  const entry = join(await liveFolder('mfe-assistants'), 'remoteEntry.js');
  const whole = await readFile(entry);
  await appendFile(entry, ';');
  try {
    await page.goto('/settings');
    await link(page).click();
    await expect(failure(page)).toContainText('AI Assistants could not be loaded');
  } finally {
    await writeFile(entry, whole);
  }
  const fetched = fetchedAnew(page);
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(heading(page, 'AI Assistants')).toBeVisible();
  expect(fetched).toEqual([expect.stringMatching(/^\/remotes\/mfe-assistants\/\w+\/remoteEntry\.js$/)]);
});

test('who points at an entry of the sidebar has its screen fetched before the click', async ({ console: page }) => {
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  const fetched = page.waitForResponse(/\/remotes\/mfe-assistants\/.*remoteEntry\.js/);
  await link(page).hover();
  await fetched;
  await expect(page).toHaveURL('/settings');
});
