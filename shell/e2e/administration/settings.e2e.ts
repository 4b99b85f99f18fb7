import { open, publishable, publishVerified, removeAssistants } from '../screens/assistants-console.ts';
import { expectAccessible } from '../axe.ts';
import { asksForChange, expect, test, type Page } from '../console.ts';
import { turnAllOff, turnOn } from '../faults.ts';
import { phone } from '../places.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const cloudbeds = (page: Page) => card(page, 'Cloudbeds Connection');
const voice = (page: Page) => card(page, 'Voice Provider');
const toast = (page: Page, role: 'status' | 'alert') => page.getByRole('region', { name: 'Messages' }).getByRole(role);

test.describe('the hotel profile', () => {
  test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`));

  test('is still there after a reload, and whoever leaves with something unsaved is asked first', async ({
    console: page,
  }) => {
    const field = (label: string) => card(page, 'General Settings').getByLabel(label, { exact: true });
    const profile = {
      'Hotel name': 'Harbor Inn',
      Phone: '+15125550100',
      Email: 'desk@harbor.example',
      Website: 'https://harbor.example',
      Address: '1 Pier Street',
      'ZIP code': '78701',
    };
    await page.goto('/settings');
    for (const [label, value] of Object.entries(profile)) await field(label).fill(value);
    await field('Country').selectOption('Canada');
    await page.getByRole('button', { name: 'Save changes: Hotel' }).click();
    await expect(toast(page, 'status').getByText('Success', { exact: true })).toBeVisible();
    await page.reload();
    for (const [label, value] of Object.entries(profile)) await expect(field(label)).toHaveValue(value);
    await expect(field('Country')).toHaveValue('CA');

    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await field('Address').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5 Pier Street');
    await page.getByRole('link', { name: 'Call Logs' }).click();
    await expect(question.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/settings');
    await expect(field('Address')).toHaveValue('5 Pier Street');

    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;

    await field('Address').fill('6 Pier Street');
    await page.getByRole('link', { name: 'Call Logs' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
    await page.goBack();
    await expect(field('Address')).toHaveValue('1 Pier Street');
    await field('Address').fill('7 Pier Street');
    await page.goForward();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(field('Address')).toHaveValue('7 Pier Street');
  });
});

test.describe('the connection to Cloudbeds', () => {
  test.afterEach(async ({ console: page }) => {
    await turnAllOff();
    await page.request.post('/api/auth/cloudbeds/disconnect', { data: {} });
  });

  /** By Cloudbeds' consent page, whose answer leads back. */
  async function connect(page: Page, answer: 'Approve' | 'Deny'): Promise<void> {
    await cloudbeds(page).getByRole('link', { name: 'Connect' }).click();
    await page.getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL('/settings');
  }

  test('is denied, approved, refreshed, kept while Cloudbeds is down, and given up', async ({
    console: page,
    mayComplain,
  }) => {
    mayComplain(/status of 5\d\d/);
    const refresh = cloudbeds(page).getByRole('button', { name: 'Refresh Token' });
    const isByOauth = cloudbeds(page).getByText('OAuth', { exact: true });
    await page.goto('/api/auth/cloudbeds/callback?code=of-somebody&state=else');
    await expect(toast(page, 'alert').getByText(/^The connection was not begun in this browser/)).toBeVisible();
    await expect(page).toHaveURL('/settings');
    await connect(page, 'Deny');
    await expect(toast(page, 'alert').getByText('Connection Failed', { exact: true })).toBeVisible();
    await expect(isByOauth).toHaveCount(0);

    await connect(page, 'Approve');
    await expect(toast(page, 'status').getByText('Success', { exact: true })).toBeVisible();
    await page.reload();
    await expect(cloudbeds(page).getByText('Connected (Active)', { exact: true })).toBeVisible();
    await expect(cloudbeds(page).getByText(/, in \d+ h \d+ min$/)).toBeVisible();
    await expect(toast(page, 'status').getByText('Success', { exact: true })).toHaveCount(0);

    await turnOn('cloudbeds', 'server_error');
    await refresh.click();
    await expect(toast(page, 'alert').getByText('Error', { exact: true })).toBeVisible();
    await expect(isByOauth).toBeVisible();
    await turnAllOff();
    await refresh.click();
    await expect(toast(page, 'status').getByText('Success', { exact: true })).toBeVisible();

    await cloudbeds(page).getByRole('button', { name: 'Disconnect', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(isByOauth).toHaveCount(0);
    await expect(cloudbeds(page).getByRole('link', { name: 'Connect' })).toBeVisible();
  });
});

test.describe('the voice provider', () => {
  test.afterEach(async ({ sql, browser }) => {
    await turnAllOff();
    await removeAssistants(sql, browser);
  });

  test('is changed by both actions, and none claims success while it is down', async ({
    console: page,
    sql,
    mayComplain,
  }) => {
    mayComplain(/status of 5\d\d/);
    const actions = ['Restore Tool Messages', 'Update Assistant Instructions'];
    const result = (action: string) =>
      voice(page)
        .getByRole('list', { name: `Result of ${action}` })
        .getByRole('listitem');
    // only tools that are published from here are called at our address
    await open(page, (await publishable(sql)).id, 'publish');
    await publishVerified(page);
    await page.goto('/settings');
    for (const action of actions) {
      await voice(page).getByRole('button', { name: action }).click();
      await expect(result(action).first()).toContainText('Updated');
      await expect(result(action).filter({ hasText: 'Failed' })).toHaveCount(0);
    }

    await turnOn('vapi', 'server_error');
    for (const action of actions) {
      const answered = page.waitForResponse((response) => asksForChange(response.request()), { timeout: 30_000 });
      await voice(page).getByRole('button', { name: action }).click();
      await answered;
      await expect(toast(page, 'alert').getByText(/^(Warning|Error)$/)).toBeVisible();
      await expect(voice(page).getByRole('button', { name: action })).toBeEnabled();
      await expect(result(action).filter({ hasText: 'Updated' })).toHaveCount(0);
    }
    await expectAccessible(page, 'failed actions', [phone]);
  });
});
