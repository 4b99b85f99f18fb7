import { expect, test, type Page } from './console.ts';
import { changedByOneByte, missing, over, startFaultyNetwork } from './faulty-network.ts';

/** What is said first in place of a part of the console whose script did not come; a card of the dashboard says it further down. */
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part could not be loaded' }).first();

for (const [what, fault] of [
  ['is missing', missing],
  ['is damaged', changedByOneByte],
] as const) {
  test(`the search and the sign-in say so in their places while their script ${what}, and come once it is right`, async ({
    visit,
    mayComplain,
  }) => {
    mayComplain(/\/assets\//);
    for (const isSignedIn of [true, false]) {
      const page = await visit({ isSignedIn });
      const html = await (await page.request.get(`${process.env['E2E_URL']}/sign-in`)).text();
      const isLate = (path: string): boolean => path.startsWith('/assets/') && !html.includes(path);
      const network = await startFaultyNetwork(isLate, fault);
      await over(network, page, async () => {
        await page.goto(network.address + (isSignedIn ? '/' : '/sign-in'));
        if (isSignedIn) {
          await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
          await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        }
        await expect(failure(page)).toBeVisible();
        network.mend();
        await failure(page).getByRole('button', { name: 'Try again' }).click();
        await expect(
          isSignedIn ? page.getByRole('dialog', { name: 'Search' }) : page.getByLabel('Password'),
        ).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
      });
    }
  });
}
