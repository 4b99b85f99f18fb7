import { whileLive } from './altered-build.ts';
import { expect, test } from './console.ts';

const id = 'mfe-assistants';
const broken = { version: '1.0.1', entry: () => `throw new Error('It cannot start.');` };

test('how loading a screen went is told of each build that was tried, and marked on the timeline', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/It cannot start/);
  await whileLive(sql, id, broken, async (live, before) => {
    await page.goto('/assistant');
    await expect(page.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
    const told = () =>
      sql(
        `SELECT digest, outcome, is_fallback, message FROM remote_report
         WHERE remote = $1 AND (digest = $2 OR is_fallback) ORDER BY id DESC LIMIT 2`,
        [id, live.digest],
      );
    await expect.poll(told).toEqual([
      { digest: before.digest, outcome: 'ready', is_fallback: true, message: null },
      {
        digest: live.digest,
        outcome: 'load-threw',
        is_fallback: false,
        message: expect.stringContaining('It cannot start.') as unknown,
      },
    ]);
    const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    expect(marks.filter((name) => name.startsWith(`mf:${id}:`))).toEqual(
      ['begun', 'load-threw', 'begun', 'entry', 'screen', 'ready'].map((phase) => `mf:${id}:${phase}`),
    );
  });
});

test('what is loaded ahead is told of once somebody comes to it, and not before', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/It cannot start/);
  await whileLive(sql, id, broken, async (live, before) => {
    const [newest] = await sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM remote_report');
    const toldOf = (remote: string) =>
      sql('SELECT digest, outcome FROM remote_report WHERE remote = $1 AND id > $2 ORDER BY id', [remote, newest!.id]);
    await page.goto('/settings');
    const link = page.getByRole('link', { name: 'Assistants', exact: true });
    await link.hover();
    const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    await expect.poll(marks, 'The version before is here').toContain(`mf:${id}:screen`);
    // reports are sent in the order they were made
    await page.getByRole('link', { name: 'Call Logs', exact: true }).click();
    await expect.poll(() => toldOf('mfe-operations')).not.toEqual([]);
    expect(await toldOf(id)).toEqual([]);

    await link.click();
    await expect
      .poll(() => toldOf(id))
      .toEqual([
        { digest: live.digest, outcome: 'load-threw' },
        { digest: before.digest, outcome: 'ready' },
      ]);
  });
});

test('nothing is told of a page that nobody is signed in to', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/remotes/')) told.push(request.url());
  });
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(told).toEqual([]);
});
