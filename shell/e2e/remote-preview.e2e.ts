import { whileAdmitted } from './altered-build.ts';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test, type Page } from './console.ts';
import { desktop } from './places.ts';
import { scriptsOf } from './remote-files.ts';

const id = 'mfe-assistants';
const banner = (page: Page) => page.getByText(/^Preview: Assistants 1\.0\.1, only in this tab, until \d/);
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
    await expect(banner(other)).toBeVisible();
    await expect(assistants(other)).toBeVisible();
    expect(await scriptsOf(other, digest)).not.toEqual([]);
  });
});
