import { authEndpoints } from '@booking/contracts/auth';
import { remoteEndpoints } from '@booking/contracts/remotes';
import { owner } from '../../tools/src/house.ts';
import { expect, test, type Page } from './console.ts';
import { expectToast } from './integrations-console.ts';
import {
  act,
  admit,
  ask,
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

test('what was shipped shows with who did it and why, and one click takes everybody back', async ({
  console: page,
}) => {
  const before = await state(page);
  const shipped = await admit(page, '1.0.1', 'Faster lists');
  await change(page, { kind: 'live', digest: shipped.digest, reason: 'Measured twice' });
  expect((await booted(page)).digest).toBe(shipped.digest);

  await page.goto('/remotes');
  await expect(served(page)).toHaveCount(2);
  for (const words of ['1.0.1', shipped.digest, 'Live', 'KB', 'by owner', 'Measured twice']) {
    await expect.soft(served(page).last()).toContainText(words);
  }

  await act(page, `Roll back to ${nameOf(before.live)}`).click();
  await dialog(page).getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(dialog(page)).toContainText('Say why, for whoever reads it later');
  expect((await booted(page)).digest, 'Nothing is done without a reason').toBe(shipped.digest);
  await confirm(page, 'Roll back', 'The lists lost their order');
  await expectToast(page, 'good', 'Rolled back', `${remote} ${nameOf(before.live)}`);
  await expect(panel(page).getByRole('group', { name: `Actions for ${remote}` })).toBeFocused();
  await expect(served(page).last()).toContainText(before.live.digest);
  expect((await booted(page)).digest).toBe(before.live.digest);

  await unfold(page, 'Changes');
  const changes = panel(page)
    .getByRole('list', { name: `Changes of ${remote}` })
    .getByRole('listitem');
  await expect(changes.nth(0)).toContainText(`owner rolled back to ${nameOf(before.live)}`);
  await expect(changes.nth(0)).toContainText('The lists lost their order');
  await expect(changes.nth(1)).toContainText(`owner took ${nameOf(shipped)} live`);
});

/** Somebody whose session is among those that try it; each is with a chance of one half. */
async function signInAsTester(page: Page): Promise<void> {
  await expect(async () => {
    await ask(page, authEndpoints.signIn, { body: owner });
    expect(await booted(page)).toMatchObject({ isCanary: true });
  }).toPass({ intervals: [0] });
}

test('a build is tried with half of the sessions, held against what is live, and ended', async ({
  console: page,
  visit,
}) => {
  const { live } = await state(page);
  const tried = await admit(page, '1.0.1', 'A bold idea');
  await page.goto('/remotes');
  await unfold(page, 'Builds');
  await expect(build(page, tried)).toContainText('A bold idea');
  await build(page, tried).getByRole('button', { name: 'Try with a share' }).click();
  await dialog(page).getByLabel('Share of sessions').selectOption('50');
  await confirm(page, 'Try', 'Half of us first');
  await expectToast(page, 'good', 'Canary started', `${remote} ${nameOf(tried)}, 50% of sessions`);
  await expect(served(page)).toHaveCount(3);
  await expect(served(page).last()).toContainText('Canary 50%');
  await expect(served(page).last()).toContainText('No loads yet');

  const tester = await visit();
  await signInAsTester(tester);
  const report = { remote, digest: tried.digest, isFallback: false };
  await ask(tester, remoteEndpoints.report, {
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

  await act(page, 'End canary').click();
  await confirm(page, 'End canary', 'Half of us did not like it');
  await expectToast(page, 'good', 'Canary ended', `${remote} ${nameOf(live)}`);
  await expect(served(page)).toHaveCount(2);
  expect(await booted(page)).toMatchObject({ digest: live.digest, isCanary: false });
});

test('a canary that did well goes live for all', async ({ console: page }) => {
  const tried = await admit(page, '1.0.1', 'A good idea');
  await change(page, { kind: 'canary', digest: tried.digest, share: 10, reason: 'A few first' });
  await page.goto('/remotes');
  await act(page, 'Take canary live').click();
  await confirm(page, 'Take live', 'No errors in a day');
  await expectToast(page, 'good', 'Taken live', `${remote} ${nameOf(tried)}`);
  await expect(served(page)).toHaveCount(2);
  await expect(served(page).last()).toContainText(tried.digest);
  expect(await booted(page)).toMatchObject({ digest: tried.digest, isCanary: false });
});

test('what is switched off says why and by whom, the others go on, and it comes back', async ({
  console: page,
  visit,
}) => {
  await page.goto('/remotes');
  await act(page, 'Switch off').click();
  await confirm(page, 'Switch off', 'It writes wrong prompts');
  await expectToast(page, 'good', 'Switched off');
  await expect(panel(page)).toContainText(/Switched off by owner, .+: It writes wrong prompts/);

  const other = await visit({ isSignedIn: true });
  await other.goto('/assistant');
  await expect(other.getByRole('main')).toContainText('It writes wrong prompts');
  await other.getByRole('link', { name: 'Call Logs' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();

  await act(page, 'Switch on').click();
  await confirm(page, 'Switch on', 'Mended');
  await expectToast(page, 'good', 'Switched on');
  await expect(act(page, 'Switch off')).toBeVisible();
  await other.goto('/assistant');
  await expect(other.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
});

test('a build is looked at in one tab before anybody gets it', async ({ console: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const admitted = await admit(page, '1.0.1', 'To be looked at');
  await page.goto('/remotes');
  await unfold(page, 'Builds');
  await build(page, admitted).getByRole('button', { name: 'Preview link' }).click();
  await expect(dialog(page)).toContainText(`Preview of ${remote} ${nameOf(admitted)}`);
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  const link = dialog(page).getByRole('link', { name: 'Open in a new tab' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.getAttribute('href'));

  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'AI Assistants' })).toBeVisible();
  await expect(tab.getByText(/^Preview/).first()).toBeVisible();
  const loaded = await tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );
  expect(loaded).toContain(admitted.digest);
  expect((await booted(page)).digest, 'Nobody else gets it').not.toBe(admitted.digest);
});
