import { expect, test } from './console.ts';
import { expectToast } from './integrations-console.ts';
import {
  act,
  admit,
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

test('what was decided before somebody else changed it is not done, and nothing typed is lost', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const shipped = await admit(page, '1.0.1', 'Faster lists');
  await page.goto('/remotes');
  await act(page, 'Switch off').click();
  await change(page, { kind: 'live', digest: shipped.digest, reason: 'It mends that' });
  await confirm(page, 'Switch off', 'Errors everywhere');

  await expect(dialog(page).getByRole('alert')).toContainText(
    `Nothing of yours was done, because of what was done meanwhile. owner took ${nameOf(shipped)} live: “It mends that”.`,
  );
  await expect(dialog(page).getByLabel('Why')).toHaveValue('Errors everywhere');
  await expect(served(page).last(), 'What is behind the dialog is as it stands').toContainText(shipped.digest);
  expect((await state(page)).switchedOff).toBeNull();

  await dialog(page).getByRole('button', { name: 'Switch off', exact: true }).click();
  await expectToast(page, 'good', 'Switched off');
  expect((await state(page)).switchedOff).toMatchObject({ reason: 'Errors everywhere' });
});

test('what is no longer possible is refused in words', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 409/);
  const shipped = await admit(page, '1.0.1', 'Faster lists');
  await change(page, { kind: 'canary', digest: shipped.digest, share: 10, reason: 'A few first' });
  await page.goto('/remotes');
  await act(page, 'End canary').click();
  await change(page, { kind: 'end-canary', reason: 'I saw it first' });
  await confirm(page, 'End canary', 'Too slow');
  await expect(dialog(page).getByRole('alert')).toContainText(
    `ended the canary of ${nameOf(shipped)}: “I saw it first”`,
  );
  await dialog(page).getByRole('button', { name: 'End canary', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(/is being tried/);
  await expect(dialog(page).getByLabel('Why')).toHaveValue('Too slow');
});

test('what others do shows by itself', async ({ console: page }) => {
  await page.clock.install();
  await page.goto('/remotes');
  await expect(act(page, 'Switch off')).toBeVisible();
  await change(page, { kind: 'switch-off', reason: 'Seen from elsewhere' });
  await page.clock.fastForward(30_000);
  await expect(panel(page)).toContainText('Seen from elsewhere');
  await expect(act(page, `Switch on: ${remote}`)).toBeVisible();
});

test('a look that fails says so, and takes nothing from what is being typed', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  await page.clock.install();
  await page.goto('/remotes');
  await act(page, 'Switch off').click();
  await dialog(page).getByLabel('Why').fill('Errors everywhere');
  await page.route('**/api/admin/remotes', (route) => route.fulfill({ status: 500, json: { error: 'Not now.' } }));
  await page.clock.fastForward(30_000);
  await expect(page.getByText('The remotes could not be refreshed')).toBeVisible();
  await expect(dialog(page).getByLabel('Why')).toHaveValue('Errors everywhere');
});

test('a build that does not fit any more is refused with all that stands in its way', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 422/);
  const admitted = await admit(page, '1.0.1', 'Faster lists');
  const sentence = 'This build cannot go live: 2 things stand in its way.';
  const reasons = [
    { field: 'hostApi', problem: 'The shell offers 2.0.0.', fix: 'Build it for ^2.0.' },
    { field: 'routes.0.path', problem: 'mfe-new has the route /assistant.', fix: 'Choose another path.' },
  ];
  await page.route('**/changes', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { error: sentence, message: sentence, code: 'x', requestId: 'x', reasons } })
      : route.continue(),
  );
  await page.goto('/remotes');
  await unfold(page, 'Builds');
  await build(page, admitted).getByRole('button', { name: 'Take live' }).click();
  await confirm(page, 'Take live', 'Measured twice');
  await expect(dialog(page).getByRole('alert')).toContainText(sentence);
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /hostApi: The shell offers 2\.0\.0\..*Build it for \^2\.0\./,
    /mfe-new has the route \/assistant\..*Choose another path\./,
  ]);
  await expect(dialog(page).getByLabel('Why')).toHaveValue('Measured twice');
});
