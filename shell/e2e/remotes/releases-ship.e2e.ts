import { authEndpoints } from '@booking/contracts/auth';
import { remoteReportEndpoints } from '@booking/contracts/remote-reports';
import { owner } from '../../../tools/src/testing/test-environment.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { desktop, phone } from '../places.ts';
import {
  act,
  admit,
  callApi,
  booted,
  build,
  change,
  confirm,
  dialog,
  nameOf,
  panel,
  putBack,
  remote,
  served,
  state,
  unfold,
} from './releases-console.ts';

test.afterEach(({ console: page }) => putBack(page));

test('a build is looked at in one tab before anybody gets it, goes live, and one click takes everybody back', async ({
  console: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await state(page);
  const shipped = await admit(page, '1.0.1', 'Faster lists');
  await page.goto('/remotes');
  await unfold(page, 'Builds');
  await build(page, shipped).getByRole('button', { name: 'Preview link' }).click();
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  const link = dialog(page).getByRole('link', { name: 'Open in a new tab' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.getAttribute('href'));

  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Run it in this tab' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
  await expect(tab.getByText(/^Preview/).first()).toBeVisible();
  const loaded = await tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );
  expect(loaded).toContain(shipped.digest);
  expect((await booted(page)).digest, 'Nobody else gets it').toBe(before.live.digest);
  await tab.close();

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await build(page, shipped).getByRole('button', { name: 'Deploy' }).click();
  await confirm(page, 'Deploy', 'Measured twice');
  await expect(served(page)).toHaveCount(2);
  for (const words of ['1.0.1', shipped.digest, 'Live', 'KB', 'by owner', 'Measured twice']) {
    await expect.soft(served(page).last()).toContainText(words);
  }
  expect((await booted(page)).digest).toBe(shipped.digest);

  await act(page, `Roll back to ${nameOf(before.live)}`).click();
  await confirm(page, 'Roll back', 'The lists lost their order');
  await expect(panel(page).getByRole('group', { name: `Actions for ${remote}` })).toBeFocused();
  await expect(served(page).last()).toContainText(before.live.digest);
  expect((await booted(page)).digest).toBe(before.live.digest);

  await unfold(page, 'Changes');
  const changes = panel(page)
    .getByRole('list', { name: `Changes of ${remote}` })
    .getByRole('listitem');
  await expect(changes.nth(0)).toContainText(`owner rolled back to ${nameOf(before.live)}`);
  await expect(changes.nth(0)).toContainText('The lists lost their order');
  await expect(changes.nth(1)).toContainText(`owner deployed ${nameOf(shipped)}`);
});

/** Somebody whose session is among those that try it; each is with a chance of one half. */
async function signInAsTester(page: Page): Promise<void> {
  await expect(async () => {
    await callApi(page, authEndpoints.signIn, { body: owner });
    expect(await booted(page)).toMatchObject({ isCanary: true });
  }).toPass({ intervals: [0] });
}

test('a build is tried with half of the sessions, held against what is live, and goes live for all', async ({
  console: page,
  visit,
}) => {
  const tried = await admit(page, '1.0.1', 'A bold idea');
  await page.goto('/remotes');
  await unfold(page, 'Builds');
  await expect(build(page, tried)).toContainText('A bold idea');
  await build(page, tried).getByRole('button', { name: 'Start canary' }).click();
  await dialog(page).getByLabel('Share of sessions').selectOption('50');
  await confirm(page, 'Start canary', 'Half of us first');
  await expect(served(page)).toHaveCount(3);
  await expect(served(page).last()).toContainText('Canary 50%');
  await expect(served(page).last()).toContainText('No loads yet');

  const tester = await visit();
  await signInAsTester(tester);
  const report = { remote, digest: tried.digest, isFallback: false };
  await callApi(tester, remoteReportEndpoints.report, {
    body: {
      reports: [
        ...[100, 200, 300].map((ms) => ({ ...report, outcome: 'ready' as const, ms })),
        { ...report, outcome: 'integrity', ms: 40 },
      ],
    },
  });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  const canary = served(page).last();
  await expect(canary).toContainText('25% (1 of 4)');
  await expect(canary).toContainText('altered files: 1');
  await expect(canary.getByRole('cell').nth(0)).toHaveText(/^\d+ ms$/);
  await expect(canary.getByRole('cell').nth(2)).toHaveText('1');

  await act(page, 'Deploy canary').click();
  await confirm(page, 'Deploy', 'Half of us liked it');
  await expect(served(page)).toHaveCount(2);
  await expect(served(page).last()).toContainText(tried.digest);
  for (const person of [page, tester]) {
    expect(await booted(person)).toMatchObject({ digest: tried.digest, isCanary: false });
  }
});

test('what is switched off by keyboard says why and by whom, the others go on, and it comes back', async ({
  console: page,
  visit,
}) => {
  test.setTimeout(120_000);
  const tried = await admit(page, '1.0.1', 'A bold idea');
  await change(page, { kind: 'canary', digest: tried.digest, share: 50, reason: 'Half of us first' });
  await page.goto('/remotes');
  await act(page, 'Switch off').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Why')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(act(page, 'Switch off')).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page, 'Switch off', 'It writes wrong prompts');
  await expect(panel(page)).toContainText(/Switched off by owner, .+: It writes wrong prompts/);

  const other = await visit({ isSignedIn: true });
  await other.goto('/assistant');
  await expect(other.getByRole('main')).toContainText('It writes wrong prompts');
  await other.getByRole('link', { name: 'Call Logs' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();

  await unfold(page, 'Builds');
  await unfold(page, 'Changes');
  await expect(build(page, tried)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page, 'the remotes', [desktop, phone]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await act(page, 'Switch on').click();
  await dialog(page).getByRole('button', { name: 'Switch on', exact: true }).click();
  await expect(dialog(page).getByLabel('Why')).toHaveAccessibleDescription(/Say why/);
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the dialog of a change', [phone]);
  await confirm(page, 'Switch on', 'Mended');
  await expect(act(page, 'Switch off')).toBeVisible();
  await other.goto('/assistant');
  await expect(other.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
});

test('what is retired closes in a tab that is open, leaves the sidebar, and is back once it is taken live again', async ({
  console: page,
  visit,
}) => {
  test.setTimeout(120_000);
  const { live } = await state(page);
  const tab = await visit({ isSignedIn: true });
  const assistants = tab.getByRole('heading', { level: 1, name: 'AI Assistants' });
  const link = tab.getByRole('link', { name: 'Assistants', exact: true });
  await tab.clock.install();
  await Promise.all([tab.waitForResponse('**/api/remotes/current'), tab.goto('/assistant')]);
  await expect(assistants).toBeVisible();
  await expect(link).toHaveCount(1);

  await page.goto('/remotes');
  await act(page, 'Retire').click();
  await confirm(page, 'Retire', 'Nobody went there');
  await expect(panel(page)).toContainText(/Retired by owner, .+: Nobody went there/);
  await expectAccessible(page, 'a remote that is retired', [desktop, phone]);

  await Promise.all([tab.waitForResponse('**/api/remotes/current'), tab.clock.fastForward(61_000)]);
  await expect(tab.getByRole('main').getByRole('alert')).toContainText('It was retired: Nobody went there');
  await tab.goto('/call-logs');
  await expect(tab.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
  await expect(link).toHaveCount(0);

  await act(page, `Deploy ${nameOf(live)} again`).click();
  await confirm(page, 'Deploy', 'They are missed');
  await expect(act(page, 'Retire')).toBeVisible();
  await tab.goto('/assistant');
  await expect(assistants).toBeVisible();
  await expect(link).toHaveCount(1);
});
