import { expectAccessible } from './axe.ts';
import { ownPath, region, useOwnCall } from './call-console.ts';
import { expect, test } from './console.ts';
import { enterAs } from './enter-as.ts';

useOwnCall();

test('a call is noted on and reviewed; what is not saved is not lost by leaving', async ({ console: page }) => {
  await page.goto(ownPath);
  const review = region(page, 'Review');
  await expect(review.getByText('Not reviewed', { exact: true }).first()).toBeVisible();
  await review.getByLabel('Notes').fill('Call back at noon.');
  await page.getByRole('link', { name: 'Back to Call Logs' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(review.getByLabel('Notes')).toHaveValue('Call back at noon.');
  await review.getByLabel('Status').selectOption('Needs follow-up');
  await review.getByLabel('Tags').fill('x'.repeat(31));
  await expect(review.getByText('A tag has at most 30 characters.')).toBeVisible();
  await review.getByLabel('Tags').fill('vip, suite');
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(review.getByLabel('Notes')).toHaveValue('Call back at noon.');
  await expect(review.getByLabel('Tags')).toHaveValue('vip, suite');
  await expect(review.locator('[data-tone=warning]')).toHaveText('Needs follow-up');
});

test('a call that two people note on keeps both, and asks where they collide', async ({
  console: page,
  visit,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const other = await visit({ isSignedIn: true });
  for (const each of [page, other]) await each.goto(ownPath);
  const [mine, theirs] = [region(page, 'Review'), region(other, 'Review')];
  await mine.getByLabel('Notes').fill('Mine.');
  await mine.getByLabel('Tags').fill('vip');
  await theirs.getByLabel('Notes').fill('Theirs.');
  await theirs.getByLabel('Status').selectOption('Reviewed');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await mine.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
  await expect(dialog.getByText('Theirs.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Changed by the other and taken over: Status.')).toBeVisible();
  await expectAccessible(page, 'two reviews');
  await dialog.getByRole('radio', { name: 'Keep theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(mine.getByLabel('Notes')).toHaveValue('Theirs.');
  await expect(mine.getByLabel('Tags')).toHaveValue('vip');
  await expect(mine.getByLabel('Status')).toHaveValue('reviewed');
});

test('a call is only looked at by a viewer', async ({ page, sql }) => {
  await sql(`UPDATE call SET notes = 'Seen by all.' WHERE id = 'journey-call'`);
  await enterAs(page, sql, 'viewer', ownPath);
  await expect(region(page, 'Review').getByText('Seen by all.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
