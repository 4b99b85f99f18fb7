import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@booking/contracts/remotes';
import { containerOf, whileLive } from './altered-build.ts';
import { expect, test, type Page } from './console.ts';
import { buildsFolder, tamperWith } from './remote-files.ts';

const id = 'mfe-assistants';
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const older = (page: Page) => page.getByRole('main').getByText(/is shown in version/);
const folderOf = ({ digest }: RemoteRelease): string => join(buildsFolder(), id, digest);

type Fault = {
  name: string;
  /** A fault that is built in; `isMended` on the page mends it. */
  entry?: (entry: string) => string;
  /** A fault of what arrives. @returns what mends it */
  harm?: (page: Page, live: RemoteRelease) => Promise<() => Promise<unknown>>;
  /** What stands behind "What went wrong". */
  says: RegExp;
  /** What shows once it is mended, where that is not the screen itself. */
  shows?: string;
};

const moveAway = async (folder: string): Promise<() => Promise<void>> => {
  await rename(folder, `${folder}.away`);
  return () => rename(`${folder}.away`, folder);
};

const unlessMended = (instead: string): string => `globalThis.isMended ? 'It is mended.' : ${instead}`;
const elementOfReact18 = `({ $$typeof: Symbol.for('react.element'), type: 'p', key: null, ref: null, props: {} })`;

const faults: Fault[] = [
  {
    name: 'is missing',
    harm: (_, live) => moveAway(folderOf(live)),
    says: /remoteEntry\.js is not there: the server answered 404/,
  },
  {
    name: 'answers with a page',
    harm: async (page, { entry }) => {
      await page.route(`**${entry}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      return () => page.unroute(`**${entry}`);
    },
    says: /In place of remoteEntry\.js came a page/,
  },
  {
    name: 'was tampered with by one byte',
    harm: (_, live) => tamperWith(join(folderOf(live), 'remoteEntry.js')),
    says: /remoteEntry\.js is not the file that was built: its integrity differs/,
  },
  {
    name: 'throws as it loads',
    entry: (entry) => `if (!globalThis.isMended) throw new Error('It cannot start.');${entry}`,
    says: /It cannot start\./,
  },
  {
    name: 'leaves no remote',
    entry: (entry) => `${entry};if (!globalThis.isMended) mfe_assistants = 7;`,
    says: /Its entry ran and left no remote/,
  },
  {
    name: 'throws as it is drawn',
    entry: () => containerOf(id, `() => ${unlessMended('null.lamp')}`),
    says: /Cannot read properties of null/,
    shows: 'It is mended.',
  },
  {
    name: 'was built with another major version of React',
    entry: () => containerOf(id, `() => ${unlessMended(elementOfReact18)}`),
    says: /React error #525/,
    shows: 'It is mended.',
  },
];

/** The rest of the console goes on. */
async function expectTheRestToWork(page: Page): Promise<void> {
  await link(page, 'Call Logs').click();
  await expect(heading(page, 'Call Logs')).toBeVisible();
  await link(page, 'Settings').click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
}

const mendBuilt = (page: Page) => () => page.evaluate(() => Object.assign(globalThis, { isMended: true }));

for (const { name, entry, harm, says, shows } of faults) {
  const alter = { version: '1.0.1', entry: entry ?? ((real: string) => `${real}\n;`) };
  const mended = (page: Page) => (shows ? page.getByText(shows) : heading(page, 'AI Assistants'));

  test(`a remote that ${name}, with nothing to fall back to, fails alone, says why, and is back by "Try again"`, async ({
    console: page,
    sql,
    mayComplain,
  }) => {
    mayComplain(/mfe-assistants|integrity|It cannot start|React error|null/);
    await whileLive(sql, id, alter, async (live, before) => {
      const bringBack = await moveAway(folderOf(before));
      const mend = harm ? await harm(page, live) : mendBuilt(page);
      try {
        await page.goto('/settings');
        await link(page, 'Assistants').click();
        await expect(failure(page)).toContainText('AI Assistants could not be loaded');
        await page.getByText('What went wrong').click();
        await expect(page.getByRole('main')).toContainText(says);
        await expectTheRestToWork(page);
        await link(page, 'Assistants').click();
        await expect(failure(page)).toContainText('AI Assistants could not be loaded');
        await mend();
        await failure(page).getByRole('button', { name: 'Try again' }).click();
        await expect(mended(page)).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
      } finally {
        await bringBack();
      }
    });
  });

  test(`a remote that ${name} is shown in the version before, which says so, until "Try again" finds it mended`, async ({
    console: page,
    sql,
    mayComplain,
  }) => {
    mayComplain(/mfe-assistants|integrity|It cannot start|React error|null/);
    await whileLive(sql, id, alter, async (live) => {
      const mend = harm ? await harm(page, live) : mendBuilt(page);
      await page.goto('/assistant');
      await expect(heading(page, 'AI Assistants')).toBeVisible();
      await expect(older(page)).toHaveText(
        'AI Assistants is shown in version 1.0.0, because 1.0.1 could not be loaded.',
      );
      await expect(failure(page)).toHaveCount(0);
      await mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(mended(page)).toBeVisible();
      await expect(older(page)).toHaveCount(0);
    });
  });
}

test('a version that stays away for 20 seconds is not waited for: the one before takes its place', async ({
  console: page,
  sql,
}) => {
  await whileLive(sql, id, { version: '1.0.1', entry: (entry) => `${entry}\n;` }, async (live) => {
    const released = Promise.withResolvers<void>();
    await page.route(`**/remotes/${id}/${live.digest}/**`, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/settings');
    await link(page, 'Assistants').click();
    await expect(page.getByRole('progressbar', { name: 'Loading AI Assistants…' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(heading(page, 'AI Assistants')).toBeVisible();
    await expect(older(page)).toBeVisible();
    // what arrives late changes nothing until somebody asks for it
    released.resolve();
    await link(page, 'AI Documentation').click();
    await expect(heading(page, 'AI Assistant Documentation')).toBeVisible();
    await expect(older(page)).toHaveCount(0);
  });
});

test('of a remote that failed three times within a minute, others are told at once, without asking for it', async ({
  console: page,
  mayComplain,
  sql,
}) => {
  mayComplain(/mfe-assistants/);
  await whileLive(sql, id, { entry: (entry) => `${entry}\n;` }, async (live, before) => {
    const bringBack = await moveAway(folderOf(before));
    const mend = await moveAway(folderOf(live));
    try {
      await page.goto('/assistant');
      const again = failure(page).getByRole('button', { name: 'Try again' });
      for (const path of ['first', 'second']) {
        const asked = page.waitForResponse(`**${live.entry}`);
        await expect(failure(page), path).toContainText('AI Assistants could not be loaded');
        await again.click();
        await asked;
      }
      await expect(failure(page)).toContainText('AI Assistants could not be loaded');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await link(page, 'AI Documentation').click();
      await expect(failure(page)).toContainText('AI Assistant Documentation could not be loaded');
      expect(asked.filter((url) => url.includes(`/remotes/${id}/`))).toEqual([]);
      await mend();
      await again.click();
      await expect(heading(page, 'AI Assistant Documentation')).toBeVisible();
    } finally {
      await bringBack();
    }
  });
});
