import { remoteEndpoints } from '@booking/contracts/remotes';
import { repositoryPath } from '../../../tools/src/build/build.ts';
import { owner } from '../../../tools/src/testing/test-environment.ts';
import { dialog, removeDocumentation, titles } from '../screens/ai-documentation-console.ts';
import { expect, test, type Page } from '../console.ts';
import { startNewerProduct } from './newer-product.ts';
import {
  ahead,
  buildNewerTree,
  buildRemote,
  installReact18,
  newerHostApi,
  newerVersion,
  newRemote,
  remotes,
  type Tree,
} from './newer-tree.ts';
import { phasesOf } from './remote-places.ts';
import { admitFrom, goBack, releaseIn, shipFrom } from './shipping.ts';

test.describe.configure({ mode: 'serial' });

let tree: Tree;
let newer: Awaited<ReturnType<typeof startNewerProduct>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  tree = await buildNewerTree();
  newer = await startNewerProduct(tree);
});
test.afterAll(async () => {
  await newer?.stop();
  tree?.remove();
});

const today = (): string => process.env['E2E_URL']!;
const buildOfToday = (remote: string): string => repositoryPath(`dist/remotes/${remote}`);
const buildOfNextWeek = (remote: string): string => tree.at(`dist/remotes/${remote}`);

async function signInAt(page: Page, address: string): Promise<void> {
  const answer = await page.request.post(`${address}/api/auth/sign-in`, { data: owner, headers: { origin: address } });
  expect(answer.status()).toBe(200);
}

/** Every screen of a remote that has an address without parameters shows in the build that is live. */
async function expectScreens(page: Page, address: string, remote: string, folder: string): Promise<void> {
  const { digest, version } = releaseIn(folder);
  await signInAt(page, address);
  const boot = remoteEndpoints.boot.answer.parse(await (await page.request.get(`${address}/api/boot`)).json());
  const live = boot.remotes.find(({ id }) => id === remote)!;
  expect(live).toMatchObject({ digest, version });
  for (const { path, frame, title } of live.routes.filter((route) => !route.path.includes(':'))) {
    await page.goto(`${address}${path}${frame === 'bare' ? '?preview' : ''}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    // what the screen asks the property system for cannot come here, and says so in words of its own
    for (const problem of [`${title} could not be loaded`, 'This section is not available'])
      await expect(page.getByText(problem), path).toHaveCount(0);
    // at the first attempt, and not in the version before
    await expect.poll(() => phasesOf(page, remote), path).toEqual(['begun', 'entry', 'screen', 'ready']);
  }
}

for (const remote of remotes) {
  test.describe(remote, () => {
    // the newer product meets no provider
    test.beforeEach(({ mayComplain }) => mayComplain(/status of (4\d\d|5\d\d)/));

    if (remote === ahead)
      test('of next week works in the shell of next week', ({ page }) =>
        expectScreens(page, newer.address, remote, buildOfNextWeek(remote)));

    test('of today works in the shell of next week', async ({ page }) => {
      expect(await shipFrom(newer.address, buildOfToday(remote))).toEqual([]);
      await expectScreens(page, newer.address, remote, buildOfToday(remote));
    });

    if (remote === ahead) {
      test('of next week is refused by the shell of today, which lacks what it needs', async ({ page }) => {
        const reasons = await shipFrom(today(), buildOfNextWeek(remote));
        expect(reasons.map(({ field }) => field)).toEqual(['hostApi', 'takes.@booking/remote-kit/kit']);
        expect(reasons[0]!.problem).toContain(newerHostApi);
        expect(reasons[1]!.problem).toContain('addedLater');
        await expectScreens(page, today(), remote, buildOfToday(remote));
      });
    } else {
      test('of next week works in the shell of today', async ({ page }) => {
        expect(await shipFrom(today(), buildOfNextWeek(remote))).toEqual([]);
        try {
          expect(releaseIn(buildOfNextWeek(remote)).version).toBe(newerVersion);
          await expectScreens(page, today(), remote, buildOfNextWeek(remote));
        } finally {
          await goBack(today(), remote);
        }
      });
    }
  });
}

test.describe('a remote that was just scaffolded', () => {
  const id = 'mfe-laundry';

  test('is shipped as it is, stands in the sidebar, and touches no other folder', async ({ page, mayComplain }) => {
    mayComplain(/status of (4\d\d|5\d\d)/);
    const before = tree.files();
    await newRemote(tree, id, 'Laundry');
    await buildRemote(tree.at(id));
    expect(await shipFrom(newer.address, tree.at(`dist/remotes/${id}`))).toEqual([]);
    expect(tree.files()).toEqual(before);
    await signInAt(page, newer.address);
    await page.goto(`${newer.address}/remotes`);
    await page.getByRole('navigation').getByRole('link', { name: 'Laundry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Laundry' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/could not be loaded/)).toHaveCount(0);
  });

  test('is refused once it is built with another major version of React', async () => {
    installReact18(tree);
    await buildRemote(tree.at(id));
    const reasons = await admitFrom(newer.address, tree.at(`dist/remotes/${id}`));
    expect(reasons).toEqual([
      {
        field: 'takes.react/jsx-runtime',
        problem: expect.stringMatching(
          /needs react\/jsx-runtime \^18\.3\.0, and the shell that runs provides 19\./,
        ) as unknown,
        fix: 'Build it with the version that the shell has, or ship the shell first.',
      },
    ]);
  });
});

test.describe('a tab that is open', () => {
  const remote = 'mfe-assistants';
  const adding = (page: Page) => dialog(page, 'Add Documentation');
  test.afterEach(({ sql }) => removeDocumentation(sql));

  /** Somebody is in the middle of writing. */
  const beginToWrite = async (page: Page): Promise<void> => {
    await page.goto('/ai-documentation');
    await page.getByRole('button', { name: 'Add Documentation' }).click();
    await adding(page).getByLabel('Category').selectOption('Communication Rules');
    await adding(page).getByLabel('Title').fill('Pets');
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
  };

  /** They end what they began, and go to a screen of the same remote that was not loaded yet. */
  const goOn = async (page: Page): Promise<void> => {
    await expect(adding(page).getByLabel('Title')).toHaveValue('Pets');
    await adding(page).getByLabel('Content').fill('Dogs may stay.');
    await adding(page).getByRole('button', { name: 'Add' }).click();
    await expect(titles(page, 'Communication Rules')).toHaveText(['Pets']);
    await page.getByRole('link', { name: 'Assistants', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
  };

  const versionShown = async (page: Page): Promise<string> => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
    const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return entries
      .find((name) => name.includes(`/remotes/${remote}/`))!
      .split('/')
      .at(-2)!;
  };

  test('keeps its version and what is typed in it while another is shipped, and has that after it was loaded anew', async ({
    console: page,
  }) => {
    await beginToWrite(page);
    expect(await shipFrom(today(), buildOfNextWeek(remote))).toEqual([]);
    try {
      await goOn(page);
      expect(await versionShown(page)).toBe(releaseIn(buildOfNextWeek(remote)).digest);
    } finally {
      await goBack(today(), remote);
    }
  });

  test('keeps its version and what is typed in it while it is taken back, and has the one before after it was loaded anew', async ({
    console: page,
  }) => {
    expect(await shipFrom(today(), buildOfNextWeek(remote))).toEqual([]);
    try {
      await beginToWrite(page);
    } finally {
      await goBack(today(), remote);
    }
    await goOn(page);
    expect(await versionShown(page)).toBe(releaseIn(buildOfToday(remote)).digest);
  });
});
