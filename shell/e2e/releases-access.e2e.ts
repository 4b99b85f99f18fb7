import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { desktop, phone } from './places.ts';
import { act, admit, build, change, dialog, panel, putBack, remote, served, unfold } from './releases-console.ts';

test.afterEach(async ({ console: page, sql }) => {
  await removePeople(sql);
  await putBack(page);
});

test('a viewer sees what is live and what was done, and is offered nothing to do', async ({ visit, sql }) => {
  const page = await visit();
  await enterAs(page, sql, 'viewer', '/remotes');
  await expect(served(page).last()).toContainText('Live');
  await unfold(page, 'Builds');
  await unfold(page, 'Changes');
  await expect(panel(page).getByRole('table', { name: `Builds of ${remote}` })).toBeVisible();
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Refresh']);
  await expect(page.getByText('Ship from the command line')).toHaveCount(0);

  // what is not offered is refused as well
  const refused = await page.request.post(`/api/admin/remotes/${remote}/changes`, {
    data: { kind: 'switch-off', reason: 'Only to see' },
    headers: { origin: process.env['E2E_URL']! },
  });
  expect(refused.status()).toBe(403);
});

test('remotes that cannot be listed say so and come by "Try again", and none is said, too', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  const answers = '**/api/admin/remotes';
  await page.route(answers, (route) => route.fulfill({ status: 500, json: { error: 'The database is away.' } }));
  await page.goto('/remotes');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The remotes could not be loaded');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The database is away.');
  await page.unroute(answers);
  await page.route(answers, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No remote was shipped yet')).toBeVisible();
  await page.unroute(answers);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(served(page).last()).toContainText('Live');
});

test('a remote with a canary, switched off, with its history open, is accessible and fits 320 px', async ({
  console: page,
}) => {
  const tried = await admit(page, '1.0.1', 'A bold idea');
  await change(page, { kind: 'canary', digest: tried.digest, share: 50, reason: 'Half of us first' });
  await change(page, { kind: 'switch-off', reason: 'Only to see' });
  await page.goto('/remotes');
  await unfold(page, 'Builds');
  await unfold(page, 'Changes');
  await expect(build(page, tried)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page, 'the remotes', [desktop, phone]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await act(page, 'Switch on').click();
  await dialog(page).getByRole('button', { name: 'Switch on', exact: true }).click();
  await expect(dialog(page)).toContainText('Say why');
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the dialog of a change', [phone]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await build(page, tried).getByRole('button', { name: 'Preview link' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the dialog of a preview', [phone]);
});

test('a change is made by keyboard alone', async ({ console: page }) => {
  await page.goto('/remotes');
  await act(page, 'Switch off').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Why')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(act(page, 'Switch off')).toBeFocused();
});
