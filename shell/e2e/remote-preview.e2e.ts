import { whileAdmitted } from './altered-build.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
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
