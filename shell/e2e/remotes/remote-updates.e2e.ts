import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { whileLive } from './altered-build.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page, type Sql } from '../console.ts';
import { desktop } from '../places.ts';
import { buildsFolder, scriptsOf } from './remote-files.ts';

const id = 'mfe-integrations';
const newer = { version: '1.0.1', entry: (entry: string) => `${entry}\n;` };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' });
const notice = (page: Page) => versions(page).getByText('A new version of Settings and 4 more sections is ready.');
const hotelName = (page: Page) => page.getByLabel('Hotel name', { exact: true });

/** A page asks at once what is live; what is under way when a minute is over would not be asked again. */
const beginAt = (page: Page, path: string): Promise<unknown> =>
  Promise.all([page.waitForResponse('**/api/remotes/current'), page.goto(path)]);

/** Opens the settings, in a tab whose minutes pass when they are told to. */
async function openSettings(page: Page): Promise<void> {
  await page.clock.install();
  await beginAt(page, '/settings');
  await expect(hotelName(page)).toBeEnabled();
}

/** A minute passes, and the console has asked what is live. */
async function aMinuteLater(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/api/remotes/current');
  await page.clock.fastForward(61_000);
  await asked;
}

const runs = async (page: Page, { digest }: { digest: string }): Promise<boolean> =>
  (await scriptsOf(page, digest)).length > 0;

test('a version shipped while a tab is open is offered once nothing typed would be lost, and not for an hour after "Later"', async ({
  console: page,
  sql,
}) => {
  await openSettings(page);
  const name = await hotelName(page).inputValue();
  await hotelName(page).fill('Harbor Inn');
  await whileLive(sql, id, newer, async (live) => {
    await aMinuteLater(page);
    await expect(hotelName(page)).toHaveValue('Harbor Inn');
    await expect(notice(page)).toHaveCount(0);
    await hotelName(page).fill(name);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, 'the notice of a new version');
    await page.setViewportSize(desktop);

    await versions(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.clock.fastForward(58 * 60_000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.fastForward(3 * 60_000);
    await expect(notice(page)).toBeVisible();

    expect(await runs(page, live), 'The tab keeps the version it began with').toBe(false);
    await versions(page).getByRole('button', { name: 'Reload' }).click();
    await expect(hotelName(page)).toBeEnabled();
    expect(await runs(page, live)).toBe(true);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('the newest build may be deleted under an open form: what was typed stays, other screens come from the build before', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(new RegExp(id));
  await whileLive(sql, id, newer, async (live, before) => {
    await page.goto('/settings');
    await hotelName(page).fill('Harbor Inn');
    const folder = join(buildsFolder(), id, live.digest);
    await rename(folder, `${folder}.away`);
    await link(page, 'Integrations').click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(hotelName(page)).toHaveValue('Harbor Inn');

    await link(page, 'Integrations').click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(heading(page, 'Integrations & API Testing')).toBeVisible();
    await expect(page.getByText(/is shown in version 1\.0\.0, because 1\.0\.1 could not be loaded/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'a screen in the version before', [desktop]);
    // both builds run in one page, each with scripts of its own
    const ran = async (digest: string): Promise<string[]> =>
      (await scriptsOf(page, digest)).map((file) => file.split('/').at(-1)!.split('.')[0]!).toSorted();
    expect(await ran(live.digest)).toEqual(['remoteEntry', 'settings']);
    expect(await ran(before.digest)).toEqual(['integrations', 'remoteEntry']);

    // what was loaded before is still there
    await link(page, 'Settings').click();
    await expect(hotelName(page)).toBeEnabled();
    await rename(`${folder}.away`, folder);
  });
});

const switchTo = (sql: Sql, kind: 'switch-off' | 'switch-on'): Promise<unknown[]> =>
  sql(`INSERT INTO remote_change (remote, kind, by, reason, at) VALUES ($1, $2, 'journey', $3, now())`, [
    id,
    kind,
    'It charges guests twice.',
  ]);

test('a remote that is switched off closes, says why, and waits for what is typed in it', async ({
  console: page,
  sql,
}) => {
  await openSettings(page);
  const name = await hotelName(page).inputValue();
  await hotelName(page).fill('Harbor Inn');
  try {
    await switchTo(sql, 'switch-off');
    await aMinuteLater(page);
    await expect(page.getByText('Settings was switched off: It charges guests twice.')).toBeVisible();
    await expect(hotelName(page)).toHaveValue('Harbor Inn');
    await expect(link(page, 'Integrations')).toHaveAttribute('title', 'Switched off: It charges guests twice.');

    await hotelName(page).fill(name);
    const closed = page.getByRole('main').getByRole('alert');
    await expect(closed).toContainText('Settings is switched off');
    await link(page, 'Integrations').click();
    await expect(closed).toContainText('Integrations & API Testing is switched off');
    await expect(closed).toContainText('It charges guests twice.');
    await link(page, 'Call Logs').click();
    await expect(heading(page, 'Call Logs')).toBeVisible();
    await expectAccessible(page, 'a sidebar with sections that are switched off', [desktop]);

    await beginAt(page, '/settings');
    await expect(closed).toContainText('Settings is switched off');
    expect(await scriptsOf(page, id), 'Nothing of it is run').toEqual([]);
    await expectAccessible(page, 'a section that is switched off', [desktop]);
  } finally {
    await switchTo(sql, 'switch-on');
  }
  await aMinuteLater(page);
  await expect(hotelName(page)).toBeEnabled();
});
