import type { RemoteRelease } from '@booking/contracts/remote-build';
import { whileAdmitted } from './altered-build.ts';
import { expectAccessible } from '../axe.ts';
import { expect, signIn, test, type Page, type Sql } from '../console.ts';
import { desktop } from '../places.ts';
import { scriptsOf } from './remote-files.ts';

const id = 'mfe-assistants';
const banner = (page: Page) => page.getByText(/^Preview: Assistants 1\.0\.1, only in this tab, until \d/);
const runIt = (page: Page) => page.getByRole('button', { name: 'Run it in this tab' });
const assistants = (page: Page) => page.getByRole('heading', { level: 1, name: 'AI Assistants' });

test('a preview link shows a version that is not live, in one tab, until that is ended', async ({
  console: page,
  sql,
}) => {
  await whileAdmitted(sql, id, { version: '1.0.1', entry: (entry) => `${entry}\n;` }, async ({ digest }, live) => {
    await page.goto('/settings');
    const { url } = await page.evaluate(
      async ([remote, build]) => {
        const answer = await fetch(`/api/admin/remotes/${remote}/preview-links`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ digest: build }),
        });
        return (await answer.json()) as { url: string };
      },
      [id, digest],
    );
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'Run this version?' })).toBeVisible();
    expect(await scriptsOf(page, digest), 'Nothing of it runs before somebody agreed').toEqual([]);
    await expectAccessible(page, 'the question before a preview');
    await page.setViewportSize(desktop);
    await runIt(page).press('Enter');
    await expect(banner(page)).toBeVisible();
    await expect(assistants(page)).toBeVisible();
    await expect(page, 'The token does not stay in the address').toHaveURL('/assistant');
    expect(await scriptsOf(page, digest)).not.toEqual([]);
    expect(await scriptsOf(page, live.digest)).toEqual([]);
    await expectAccessible(page, 'a preview');
    await page.setViewportSize(desktop);

    await page.goto('/ai-documentation');
    await expect(banner(page), 'It stays with the tab').toBeVisible();
    expect(await scriptsOf(page, digest)).not.toEqual([]);

    const change = (kind: string) =>
      sql(`INSERT INTO remote_change (remote, kind, by, reason, at) VALUES ($1, $2, 'journey', 'A journey', now())`, [
        id,
        kind,
      ]);
    await change('switch-off');
    await Promise.all([page.waitForResponse('**/api/remotes/current'), page.goto('/assistant')]);
    await expect(assistants(page), 'What is mended is looked at before it is switched on again').toBeVisible();
    await change('switch-on');
    await page.goto('/ai-documentation');

    const otherTab = await page.context().newPage();
    await otherTab.goto('/assistant');
    await expect(assistants(otherTab)).toBeVisible();
    await expect(banner(otherTab)).toHaveCount(0);
    expect(await scriptsOf(otherTab, live.digest)).not.toEqual([]);

    await page.getByRole('button', { name: 'End preview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Assistant Documentation' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await scriptsOf(page, live.digest)).not.toEqual([]);
  });
});

test('whoever opens a preview link before signing in sees the preview afterwards', async ({
  console: page,
  visit,
  sql,
}) => {
  await whileAdmitted(sql, id, { version: '1.0.1', entry: (entry) => `${entry}\n;` }, async ({ digest }) => {
    const answer = await page.request.post(`/api/admin/remotes/${id}/preview-links`, {
      data: { digest },
      headers: { origin: process.env['E2E_URL']! },
    });
    const { url } = (await answer.json()) as { url: string };
    const other = await visit();
    await other.goto(url);
    await signIn(other);
    await runIt(other).click();
    await expect(banner(other)).toBeVisible();
    await expect(assistants(other)).toBeVisible();
    expect(await scriptsOf(other, digest)).not.toEqual([]);
  });
});

const tell = (sql: Sql, kind: 'canary' | 'live', { id, digest }: RemoteRelease, share?: number): Promise<unknown> =>
  sql(
    `INSERT INTO remote_change (remote, digest, kind, share, by, reason, at)
     VALUES ($1, $2, $3, $4, 'journey', 'A journey', now())`,
    [id, digest, kind, share],
  );

const runs = async (page: Page, { digest }: RemoteRelease): Promise<boolean> =>
  (await scriptsOf(page, digest)).length > 0;

test('who signs in gets at once what their session is to try, and is not asked to load it again', async ({
  visit,
  sql,
}) => {
  await whileAdmitted(
    sql,
    'mfe-integrations',
    { version: '1.0.1', entry: (entry) => `${entry}\n;` },
    async (canary, live) => {
      await tell(sql, 'canary', canary, 99);
      try {
        let page: Page;
        // one session in a hundred does not try it
        do {
          page = await visit();
          await page.goto('/settings');
          const asked = page.waitForResponse('**/api/remotes/current');
          await signIn(page);
          await asked;
          await expect(page.getByLabel('Hotel name', { exact: true })).toBeEnabled();
        } while (await runs(page, live));
        expect(await runs(page, canary)).toBe(true);
        await expect(page.getByRole('region', { name: 'Versions' })).toBeEmpty();
      } finally {
        await tell(sql, 'live', live);
      }
    },
  );
});
