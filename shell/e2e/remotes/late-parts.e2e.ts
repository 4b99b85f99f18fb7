import { expect, test } from '../console.ts';
import { changedByOneByte, missing, over, startFaultyNetwork } from '../faulty-network.ts';

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
      // charts and cards of the dashboard come late as well, and say so in places of their own
      const place = isSignedIn ? page.getByRole('banner') : page;
      const failure = place.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
      await over(network, page, async () => {
        await page.goto(network.address + (isSignedIn ? '/' : '/sign-in'));
        if (isSignedIn) {
          await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
          await place.getByRole('button', { name: 'Search' }).click();
        }
        await expect(failure).toBeVisible();
        // a try that joins what began before the mending fails with it
        await page.waitForLoadState('networkidle');
        network.mend();
        await failure.getByRole('button', { name: 'Try again' }).click();
        await expect(
          isSignedIn ? page.getByRole('dialog', { name: 'Search' }) : page.getByLabel('Password'),
        ).toBeVisible();
        await expect(failure).toHaveCount(0);
      });
    }
  });
}
