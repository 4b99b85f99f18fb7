import { expect, test, type Page } from './console.ts';
import { changedByOneByte, missing, over, startFaultyNetwork } from './faulty-network.ts';
import { failure, heading, tryAgain } from './remote-places.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const figures = (page: Page) => page.getByRole('region', { name: 'Calls Today' });
const isZod = (path: string): boolean => path.startsWith('/assets/zod.');

/** What the dashboard does without of the console's scripts, as the page of any other screen names it. */
async function scriptOf(page: Page, isIt: (path: string) => boolean): Promise<string> {
  const html = await (await page.request.get(`${process.env['E2E_URL']}/settings`)).text();
  const later = [...html.matchAll(/<link rel="preload" as="script" href="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path!,
  );
  expect(later.filter(isIt)).toHaveLength(1);
  return later.find(isIt)!;
}

const rest = [
  { part: 'the rest of the kit', isIt: (path: string) => !isZod(path) },
  { part: 'zod', isIt: isZod },
].flatMap((one) => [
  { ...one, how: 'is missing', fault: missing },
  { ...one, how: 'was changed by one byte', fault: changedByOneByte },
]);

for (const { part, isIt, how, fault } of rest)
  test(`a screen that waits for ${part}, which ${how}, says so, the dashboard works, and "Try again" brings it`, async ({
    visit,
    mayComplain,
  }) => {
    mayComplain(/\/assets\//);
    const page = await visit({ isSignedIn: true });
    const script = await scriptOf(page, isIt);
    const network = await startFaultyNetwork((path) => path === script, fault);
    await over(network, page, async () => {
      await page.goto(network.address);
      await expect(figures(page)).toBeVisible();
      await link(page, 'Settings').click();
      await expect(failure(page)).toContainText('Settings could not be loaded');
      await page.getByText('What went wrong').click();
      await expect(page.getByRole('main')).toContainText('A part of the console did not arrive. Check the connection.');
      await link(page, 'Dashboard').click();
      await expect(figures(page)).toBeVisible();
      await link(page, 'Settings').click();
      const asked = page.waitForResponse(`**${script}`);
      await tryAgain(page).click();
      await asked;
      await expect(failure(page)).toContainText('Settings could not be loaded');

      network.mend();
      await tryAgain(page).click();
      await expect(page.getByLabel('Hotel name', { exact: true })).toBeEnabled();
      await expect(failure(page)).toHaveCount(0);
    });
  });

const pressKeysOfSearch = async (page: Page): Promise<void> => {
  await expect(figures(page)).toBeVisible();
  await page.keyboard.press('Control+k');
};
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const ofShell = [
  { part: 'the search', at: '/', isSignedIn: true, open: pressKeysOfSearch, comes: search },
  { part: 'the account', at: '/account', isSignedIn: true, comes: (page: Page) => heading(page, 'Your account') },
  { part: 'the sign-in', at: '/sign-in', isSignedIn: false, comes: (page: Page) => page.getByLabel('Password') },
];

for (const { part, at, isSignedIn, open, comes } of ofShell)
  test(`${part} of the console, made of a kit that did not arrive, says so in its place and comes by "Try again"`, async ({
    visit,
    mayComplain,
  }) => {
    mayComplain(/\/assets\//);
    const page = await visit({ isSignedIn });
    const script = await scriptOf(page, (path) => !isZod(path));
    const network = await startFaultyNetwork((path) => path === script, missing);
    await over(network, page, async () => {
      await page.goto(network.address + at);
      await open?.(page);
      const told = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
      await expect(told).toBeVisible();

      network.mend();
      await told.getByRole('button', { name: 'Try again' }).click();
      await expect(comes(page)).toBeVisible();
      await expect(told).toHaveCount(0);
    });
  });

test('what is told of a search that did not arrive goes by another press of its button, and comes by the next', async ({
  visit,
  mayComplain,
}) => {
  mayComplain(/\/assets\//);
  const page = await visit({ isSignedIn: true });
  const script = await scriptOf(page, (path) => !isZod(path));
  const network = await startFaultyNetwork((path) => path === script, missing);
  await over(network, page, async () => {
    await page.goto(network.address);
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    const told = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
    await button.click();
    await expect(told).toBeVisible();
    await button.click();
    await expect(told).toHaveCount(0);

    network.mend();
    await button.click();
    await expect(search(page)).toBeVisible();
  });
});
