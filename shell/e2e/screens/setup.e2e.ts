import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { enterAs, removePeople } from '../enter-as.ts';
import { turnAllOff, turnOn } from '../faults.ts';

const head = (page: Page, name: RegExp) => page.getByRole('button', { name });
const checksOf = (page: Page, step: string) => page.getByRole('list', { name: `Checks of ${step}` });

test.afterEach(async ({ sql }) => {
  await turnAllOff();
  await removePeople(sql);
});

test('an owner goes through the steps, copies an address, checks again and rehearses going live', async ({
  console: page,
  context,
  mayComplain,
}) => {
  mayComplain(/status of 5\d\d/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/setup?mode=test');
  await expect(page.getByText(/^\d+ of 10 steps done$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' }).locator('> li')).toHaveCount(10);

  await page.goto('/setup?mode=test&step=stripe');
  await expect(head(page, /^3\. Stripe/)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'a step of the setup');
  const copy = page.getByRole('button', { name: /^Copy: / }).first();
  await copy.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/webhooks/stripe');

  await turnOn('stripe', 'server_error');
  await page.getByRole('button', { name: 'Check again: Stripe' }).click();
  await expect(head(page, /^3\. Stripe/)).not.toContainText('Done');
  await expect(
    checksOf(page, 'Stripe')
      .getByText(/: (Needs attention|Waiting)$/)
      .first(),
  ).toBeVisible();
  await turnAllOff();

  await page.goto('/setup?mode=test&step=go_live');
  await page.getByRole('button', { name: 'Rehearse in test mode' }).click();
  await expect(
    page.getByText(
      /^(Nothing is missing in test mode\. The rehearsal passed\.|The rehearsal found what is missing\.)$/,
    ),
  ).toBeVisible();
});

test('a manager has no entry for it in the sidebar, and is told so at its address', async ({ page, sql }) => {
  await enterAs(page, sql, 'manager', '/setup');
  await expect(page.getByRole('main').getByText('You do not have access', { exact: true })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Setup' })).toHaveCount(0);
});
