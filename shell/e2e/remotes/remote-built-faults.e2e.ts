import { guestRemote } from '@booking/contracts/guest-site';
import type { BootRemote } from '@booking/contracts/remotes';
import { expect, test, type Page } from '../console.ts';
import { openWorkshop, type Workshop } from './faulty-build.ts';
import { over, startFaultyNetwork } from '../faulty-network.ts';
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
import { admitFrom, goBack, previewOf, releaseIn, shipFrom } from './shipping.ts';

const hotel = (): string => process.env['E2E_URL']!;
const version = '9.9.9';
const older = (page: Page) => page.getByRole('main').getByText(/is shown in version/);

/** What they lack can be given to them: a lamp. */
const isDark = `!localStorage.getItem('lamp')`;
const light = 'It is light.';

const faults = [
  {
    source: `if (${isDark}) throw new Error('It cannot start in the dark.');
             export const Screen = () => '${light}';`,
    outcome: 'load-threw',
    says: /It cannot start in the dark/,
  },
  {
    source: `export function Screen() {
               if (${isDark}) throw new Error('It cannot be drawn in the dark.');
               return '${light}';
             }`,
    outcome: 'render-threw',
    says: /It cannot be drawn in the dark/,
  },
  // a remote that shares React is refused when that is another major version (remote-versions); this one carries its own
  {
    source: `import { createElement } from 'react-18';
             export const Screen = () => (${isDark} ? createElement('p') : '${light}');`,
    outcome: 'incompatible',
    says: /React error #525/,
  },
];
// an address with a parameter is opened for the first of its kind, which may have been removed
const complaints = /in the dark|React error #525|status of 404 .*\/1\)/;

/** Guests' pages are a part of the other one's build, and such a build is refused without them. */
const isOfConsole = ({ id }: BootRemote): boolean => id !== guestRemote;

let workshop: Workshop;
let remotes: BootRemote[];
/** Where the faulty build of each remote is. */
const builds = new Map<string, string>();

/** The first screens of a remote have a fault each. */
const placesWithFaults = (remote: BootRemote) =>
  faults.map((fault, index) => [placesIn(remote, remotes)[index]!, fault] as const);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  workshop = openWorkshop();
  remotes = await remotesOfHotel();
  const build = async (remote: BootRemote): Promise<void> => {
    const sources: Record<string, string> = {};
    for (const [place, { source }] of placesWithFaults(remote)) sources[place.route.screen] = source;
    builds.set(remote.id, await workshop.build(remote, version, sources));
  };
  await Promise.all(remotes.filter(isOfConsole).map(build));
});
test.afterAll(() => workshop?.remove());

const giveLamp = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('lamp', 'lit'));
const takeLamp = (page: Page): Promise<void> => page.evaluate(() => localStorage.removeItem('lamp'));

test('a remote that throws as it loads, or as it is drawn, or carries another major version of React, whichever it is, fails alone, says why, and is back by "Try again"', async ({
  visit,
  mayComplain,
}) => {
  test.setTimeout(180_000);
  mayComplain(complaints);
  const journeys = remotes.filter(isOfConsole).map(async (remote) => {
    const folder = builds.get(remote.id)!;
    expect(await admitFrom(hotel(), folder)).toEqual([]);
    const token = await previewOf(hotel(), releaseIn(folder));
    const page = await visit({ isSignedIn: true });
    await page.goto(new URL(`/?remote-preview=${token}`, hotel()).href);
    await page.getByRole('button', { name: 'Run it in this tab' }).click();
    await expect(page.getByText(/^Preview: /)).toBeVisible();
    for (const [place, { outcome, says }] of placesWithFaults(remote)) {
      await page.goto(new URL(pathOf(place), hotel()).href);
      await expect(failure(page)).toBeVisible();
      await expectToFailAlone(page, place, outcome, says);
      await giveLamp(page);
      await tryAgain(page).click();
      await expect(page.getByText(light)).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      await takeLamp(page);
    }
  });
  expect(journeys.length).toBeGreaterThan(1);
  await Promise.all(journeys);
});

test('a build that went live with such faults is shown in the version before, which says so, until "Try again" finds it mended', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(complaints);
  const remote = remotes.find(({ id }) => id === 'mfe-assistants')!;
  expect(await shipFrom(hotel(), builds.get(remote.id)!)).toEqual([]);
  try {
    for (const [place, { outcome }] of placesWithFaults(remote)) {
      const { title } = place.route;
      await page.goto(pathOf(place));
      // the page of a record has the name of the record
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.route.path.includes(':') ? /\S/ : title);
      await expect(older(page)).toHaveText(
        `${title} is shown in version ${remote.version}, because ${version} could not be loaded.`,
      );
      // the last four are those of the version before
      await expect.poll(async () => (await phasesOf(page, remote.id)).slice(0, -4).at(-1)).toBe(outcome);
      await giveLamp(page);
      await tryAgain(page).click();
      await expect(page.getByText(light)).toBeVisible();
      await expect(older(page)).toHaveCount(0);
      await takeLamp(page);
    }
  } finally {
    await goBack(hotel(), remote.id);
  }
});

test('a build that does not come within 10 seconds is not waited for: the one before takes its place, until "Try again"', async ({
  visit,
}) => {
  const { id } = remotes.find((remote) => remote.id === 'mfe-assistants')!;
  const { digest } = releaseIn(builds.get(id)!);
  expect(await shipFrom(hotel(), builds.get(id)!)).toEqual([]);
  const late = Promise.withResolvers<void>();
  const network = await startFaultyNetwork(
    (path) => path.includes(digest),
    (_, pass) => void late.promise.then(() => pass()),
  );
  const page = await visit({ isSignedIn: true });
  const journey = async (): Promise<void> => {
    await page.clock.install();
    await page.goto(`${network.address}/settings`);
    const arrived = page.waitForResponse(`**/${digest}/remoteEntry.js`);
    await page.getByRole('link', { name: 'Assistants', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: 'Loading AI Assistants…' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(heading(page, 'AI Assistants')).toBeVisible();
    await expect(older(page)).toBeVisible();
    network.mend();
    late.resolve();
    await arrived;
    await expect(older(page), 'What arrives late changes nothing by itself').toBeVisible();
    await giveLamp(page);
    await tryAgain(page).click();
    await expect(page.getByText(light)).toBeVisible();
  };
  await over(network, page, journey).finally(() => goBack(hotel(), id));
});
