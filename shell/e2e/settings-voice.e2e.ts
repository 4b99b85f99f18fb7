import { expectAccessible } from './axe.ts';
import { asksForChange, expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';
import { phone } from './places.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Voice Provider' });
const result = (page: Page, action: string) =>
  card(page)
    .getByRole('list', { name: `Result of ${action}` })
    .getByRole('listitem');
const toast = (page: Page, role: 'status' | 'alert') => page.getByRole('region', { name: 'Messages' }).getByRole(role);

const actions = [
  {
    action: 'Restore Tool Messages',
    path: '**/api/admin/update-vapi-tool-messages',
    purpose: 'Gives every tool at Vapi the words of the tool catalogue again',
    waiting: 'Restoring…',
    failure: 'Failed to update Vapi tool messages. Please try again.',
  },
  {
    action: 'Update Assistant Instructions',
    path: '**/api/admin/update-assistant-instructions',
    purpose: 'Writes the current instructions of the house into every assistant at Vapi',
    waiting: 'Updating…',
    failure: 'Failed to update assistant instructions',
  },
];

test.afterEach(turnAllOff);

for (const { action, path, purpose, waiting, failure } of actions) {
  test.describe(action, () => {
    test.beforeEach(({ console: page }) => page.goto('/settings'));

    test('says what it does, and then what it did to each thing', async ({ console: page }) => {
      await expect(card(page).getByText(purpose)).toBeVisible();
      await expect(result(page, action)).toHaveCount(0);
      await card(page).getByRole('button', { name: action }).click();
      await expect(toast(page, 'status').getByText('Success', { exact: true })).toBeVisible();
      await expect(result(page, action).first()).toContainText('Updated');
      await expect(result(page, action).filter({ hasText: 'Failed' })).toHaveCount(0);
    });

    test('waits visibly and is sent once; what it did not reach is named with why, and so is a failure', async ({
      console: page,
      mayComplain,
    }) => {
      mayComplain(/status of 503/);
      const answered = Promise.withResolvers<void>();
      const message = '1 of 2 was updated.';
      const failed = [{ name: 'two', reason: 'Vapi does not know it.' }];
      let times = 0;
      await page.route(path, async (route) => {
        times += 1;
        await answered.promise;
        await route.fulfill({ json: { success: false, message, updated: ['one'], failed } });
      });
      await card(page).getByRole('button', { name: action }).click();
      const waits = card(page).getByRole('button', { name: waiting });
      await expect(waits).toBeDisabled();
      await waits.click({ force: true });
      await waits.press('Enter');
      answered.resolve();
      await expect(toast(page, 'alert').getByText('Warning', { exact: true })).toBeVisible();
      await expect(toast(page, 'alert').getByText(message, { exact: true })).toBeVisible();
      await expect(result(page, action)).toHaveText([/Failed\s*two\s*Vapi does not know it\./, /Updated\s*one/]);
      expect(times).toBe(1);

      await page.route(path, (route) => route.fulfill({ status: 503, json: { error: 'The database is away.' } }));
      await card(page).getByRole('button', { name: action }).click();
      await expect(toast(page, 'alert').getByText('Error', { exact: true })).toBeVisible();
      await expect(toast(page, 'alert').getByText(failure, { exact: true })).toBeVisible();
      await expect(card(page).getByText('503: The database is away.', { exact: true })).toBeVisible();
      await expectAccessible(page, 'a failed action', [phone]);
      await expect(card(page).getByRole('button', { name: action })).toBeEnabled();
    });
  });
}

// the last one, for Vapi is left alone for a while after it
test('while Vapi is down no action claims success', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 5\d\d/);
  await page.goto('/settings');
  await turnOn('vapi', 'server_error');
  for (const { action } of actions) {
    const answered = page.waitForResponse((response) => asksForChange(response.request()), { timeout: 30_000 });
    await card(page).getByRole('button', { name: action }).click();
    await answered;
    await expect(toast(page, 'alert').getByText(/^(Warning|Error)$/)).toBeVisible();
    await expect(card(page).getByRole('button', { name: action })).toBeEnabled();
    await expect(result(page, action).filter({ hasText: 'Updated' })).toHaveCount(0);
  }
});
