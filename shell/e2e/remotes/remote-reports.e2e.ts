import { whileLive } from './altered-build.ts';
import { expect, test } from '../console.ts';
import { heading, phasesOf } from './remote-places.ts';

const id = 'mfe-assistants';

const broken = `throw new Error('It cannot start.');`;
const entries = [
  { entry: () => broken, phases: [], outcome: 'load-threw', says: 'It cannot start.' },
  { entry: () => '7;', phases: [], outcome: 'not-a-remote', says: 'Failed to get remoteEntry exports' },
  {
    ...{ entry: (_: string, container: string) => `var ${container} = 7;`, phases: ['entry'] },
    ...{ outcome: 'not-a-remote', says: 'does not contain' },
  },
];

test('how loading a screen went is told of each build that was tried, and marked on the timeline', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/It cannot start/);
  for (const { entry, phases, outcome, says } of entries)
    await whileLive(sql, id, { version: '1.0.1', entry }, async (live, before) => {
      await page.goto('/assistant');
      await expect(heading(page, 'AI Assistants')).toBeVisible();
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
          outcome,
          is_fallback: false,
          message: expect.stringContaining(says) as unknown,
        },
      ]);
      expect(await phasesOf(page, id)).toEqual(['begun', ...phases, outcome, 'begun', 'entry', 'screen', 'ready']);
    });
});

test('what is loaded ahead is told of once somebody comes to it, and not before', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/It cannot start/);
  await whileLive(sql, id, { version: '1.0.1', entry: () => broken }, async (live, before) => {
    const [newest] = await sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM remote_report');
    const toldOf = (remote: string) =>
      sql(`SELECT digest, outcome FROM remote_report WHERE remote = $1 AND id > $2 ORDER BY id`, [remote, newest!.id]);
    await page.goto('/settings');
    const link = page.getByRole('link', { name: 'Assistants', exact: true });
    await link.hover();
    await expect.poll(() => phasesOf(page, id), 'The version before is here').toContain('screen');
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
