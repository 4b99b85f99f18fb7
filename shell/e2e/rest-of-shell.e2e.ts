import { expect, test, type Page } from './console.ts';
import { changedByOneByte, missing, over, startFaultyNetwork } from './faulty-network.ts';
import { failure, tryAgain } from './remote-places.ts';

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

/** What is made of a part of the console is told of in its place while the part does not come. */
const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });

test('screens that wait for a part of the console that is missing or damaged say so, the dashboard works, and "Try again" brings them', async ({
  visit,
  mayComplain,
}) => {
  mayComplain(/\/assets\//);
  const faults = [
    { isIt: (path: string) => !isZod(path), fault: missing },
    { isIt: isZod, fault: changedByOneByte },
  ];
  for (const { isIt, fault } of faults) {
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
  }
});

test('the search and the sign-in, made of a part that did not arrive, say so in their places and come once it does', async ({
  visit,
  mayComplain,
}) => {
  mayComplain(/\/assets\//);
  for (const isSignedIn of [true, false]) {
    const page = await visit({ isSignedIn });
    const script = await scriptOf(page, (path) => !isZod(path));
    const network = await startFaultyNetwork((path) => path === script, missing);
    await over(network, page, async () => {
      const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
      await page.goto(network.address + (isSignedIn ? '/' : '/sign-in'));
      if (isSignedIn) {
        await expect(figures(page)).toBeVisible();
        await page.keyboard.press('Control+k');
        await expect(told(page)).toBeVisible();
        await button.click();
        await expect(told(page), 'Another press sends it away').toHaveCount(0);
        await button.click();
      }
      await expect(told(page)).toBeVisible();
      network.mend();
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await expect(
        isSignedIn ? page.getByRole('dialog', { name: 'Search' }) : page.getByLabel('Password'),
      ).toBeVisible();
      await expect(told(page)).toHaveCount(0);
    });
  }
});
