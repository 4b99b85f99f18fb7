import { expect, test } from '../console.ts';
import {
  aPageInstead,
  changedByOneByte,
  missing,
  over,
  silentFor20s,
  startFaultyNetwork,
  type Fault,
} from '../faulty-network.ts';
import {
  expectToFailAlone,
  failure,
  heading,
  pathOf,
  phasesOf,
  placesIn,
  remotesOfHotel,
  tryAgain,
} from './remote-places.ts';

const filesOf = (id: string) => (path: string) => path.startsWith(`/remotes/${id}/`);
const chunksOf = (id: string) => (path: string) => filesOf(id)(path) && !path.endsWith('/remoteEntry.js');

type Case = { name: string; of: typeof filesOf; fault: Fault; outcome: string; says: RegExp };

const cases: Case[] = [
  {
    ...{ name: 'is missing', of: filesOf, fault: missing, outcome: 'network' },
    says: /remoteEntry\.js is not there: the server answered 404/,
  },
  {
    ...{ name: 'answers with a page', of: filesOf, fault: aPageInstead, outcome: 'not-a-remote' },
    says: /In place of remoteEntry\.js came a page/,
  },
  {
    ...{ name: 'was changed by one byte', of: filesOf, fault: changedByOneByte, outcome: 'integrity' },
    says: /remoteEntry\.js is not the file that was built: its integrity differs/,
  },
  {
    ...{ name: 'lost its chunks', of: chunksOf, fault: missing, outcome: 'chunk' },
    says: /\.js is not there: the server answered 404/,
  },
  {
    ...{
      name: 'has chunks that were changed by one byte',
      of: chunksOf,
      fault: changedByOneByte,
      outcome: 'integrity',
    },
    says: /\.js is not the file that was built: its integrity differs/,
  },
  {
    ...{ name: 'says nothing for 20 seconds', of: filesOf, fault: silentFor20s, outcome: 'timeout' },
    says: /It did not arrive within 10 seconds/,
  },
];

// every page tells how its loads went, and all of them are of one session
test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

for (const { name, of, fault, outcome, says } of cases) {
  test(`a remote that ${name}, whichever it is, fails alone, says why, and is back by "Try again"`, async ({
    visit,
    mayComplain,
  }) => {
    mayComplain(/\/remotes\/mfe-/);
    const remotes = await remotesOfHotel();
    const journeys = remotes.map(async (remote) => {
      const [place, id] = [placesIn(remote, remotes)[0]!, remote.id];
      const network = await startFaultyNetwork(of(id), fault);
      const page = await visit({ isSignedIn: true });
      await over(network, page, async () => {
        // a silent file holds up the event that all has come
        await page.goto(network.address + pathOf(place), { waitUntil: 'domcontentloaded' });
        const loading = page.getByRole('progressbar', { name: `Loading ${place.route.title}…` });
        await expect(fault === silentFor20s ? loading : failure(page)).toBeVisible();
        await expectToFailAlone(page, place, outcome, says);
        await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
        network.mend();
        await tryAgain(page).click();
        await expect.poll(async () => (await phasesOf(page, id)).at(-1)).toBe('ready');
        await expect(failure(page)).toHaveCount(0);
        expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
      });
    });
    expect(journeys.length).toBeGreaterThan(1);
    await Promise.all(journeys);
  });
}

test('guests notice nothing of a remote that is missing: their pages are a site of their own', async ({ visit }) => {
  const network = await startFaultyNetwork(filesOf('mfe-guest'), missing);
  const page = await visit();
  await over(network, page, async () => {
    await page.goto(`${network.address}/book`);
    await expect(heading(page, 'Book Your Stay')).toBeVisible();
  });
});

test('of a remote that failed three times within a minute, others are told at once, without asking for it', async ({
  visit,
  mayComplain,
}) => {
  mayComplain(/\/remotes\/mfe-assistants/);
  const network = await startFaultyNetwork(filesOf('mfe-assistants'), missing);
  const page = await visit({ isSignedIn: true });
  await over(network, page, async () => {
    await page.goto(`${network.address}/assistant`);
    for (const _ of ['first', 'second']) {
      const asked = page.waitForResponse('**/remoteEntry.js');
      await expect(failure(page)).toContainText('AI Assistants could not be loaded');
      await tryAgain(page).click();
      await asked;
    }
    await expect(failure(page)).toContainText('AI Assistants could not be loaded');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'AI Documentation', exact: true }).click();
    await expect(failure(page)).toContainText('AI Assistant Documentation could not be loaded');
    expect(asked.filter((url) => url.includes('/remotes/mfe-assistants/'))).toEqual([]);
    network.mend();
    await tryAgain(page).click();
    await expect(heading(page, 'AI Assistant Documentation')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
});
