import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';
import { desktop } from './places.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Cloudbeds Connection' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const refresh = (page: Page) => card(page).getByRole('button', { name: 'Refresh Token' });

async function expectToast(page: Page, role: 'status' | 'alert', title: string, body: string): Promise<void> {
  const toast = messages(page).getByRole(role);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(body, { exact: true })).toBeVisible();
}

/** By Cloudbeds' consent page, whose answer leads back. */
async function connect(page: Page, answer: 'Approve' | 'Deny'): Promise<void> {
  await page.goto('/settings');
  await card(page).getByRole('link', { name: 'Connect' }).click();
  await page.getByRole('button', { name: answer }).click();
  await expect(page).toHaveURL('/settings');
}

test.afterEach(async ({ console: page }) => {
  await turnAllOff();
  await page.request.post('/api/auth/cloudbeds/disconnect', { data: {} });
});

test('a connection is approved on the consent page, refreshed on demand, and given up after a question', async ({
  console: page,
}) => {
  await connect(page, 'Approve');
  await expectToast(page, 'status', 'Success', 'Cloudbeds is connected');
  await expect(card(page).getByText('Connected (Active)', { exact: true })).toBeVisible();
  await expect(card(page).getByText('OAuth', { exact: true })).toBeVisible();
  await expect(card(page).getByText(/, in \d+ h \d+ min$/)).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Connect' })).toHaveCount(0);

  await page.reload();
  await expect(card(page).getByText('Connected (Active)', { exact: true })).toBeVisible();
  await expect(messages(page).getByText('Success', { exact: true })).toHaveCount(0);

  await refresh(page).click();
  await expectToast(page, 'status', 'Success', 'Cloudbeds access token refreshed successfully');
  await refresh(page).click();
  await expect(refresh(page)).toBeEnabled();
  await expect(card(page).getByText('Connected.', { exact: true })).toBeVisible();

  const opener = card(page).getByRole('button', { name: 'Disconnect', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Disconnect Cloudbeds?' });
  await opener.click();
  await expectAccessible(page, 'the dialog', [desktop]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page).getByText('OAuth', { exact: true })).toBeVisible();

  await opener.click();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'status', 'Success', 'Cloudbeds is disconnected');
  await expect(card(page).getByText('OAuth', { exact: true })).toHaveCount(0);
  await expect(refresh(page)).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: 'Connect' })).toBeVisible();
});

test('Deny leads back to a toast that says why, and nothing is connected', async ({ console: page }) => {
  await connect(page, 'Deny');
  await expectToast(page, 'alert', 'Connection Failed', 'Access was denied at Cloudbeds.');
  await expect(card(page).getByText('OAuth', { exact: true })).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: 'Connect' })).toBeVisible();
});

test('a connection that was not begun here is not made', async ({ console: page }) => {
  await page.goto('/api/auth/cloudbeds/callback?code=of-somebody&state=else');
  const reason = 'The connection was not begun in this browser, or more than ten minutes ago. Connect again.';
  await expectToast(page, 'alert', 'Connection Failed', reason);
  await expect(page).toHaveURL('/settings');
  await expect(card(page).getByText('OAuth', { exact: true })).toHaveCount(0);
});

test('what comes back in the address is said once and leaves no step in the history', async ({ console: page }) => {
  await page.goto('/call-logs');
  await page.goto('/settings?from=here&oauth_error=Pay+me+at+evil.example');
  await expectToast(page, 'alert', 'Connection Failed', 'Cloudbeds did not accept the connection. Connect again.');
  await expect(page).toHaveURL('/settings?from=here');
  await page.goBack();
  await expect(page).toHaveURL('/call-logs');
});

test('a refresh while Cloudbeds is down says so and keeps the connection', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 5\d\d/);
  await connect(page, 'Approve');
  await turnOn('cloudbeds', 'server_error');
  await refresh(page).click();
  await expectToast(page, 'alert', 'Error', 'Failed to refresh Cloudbeds token');
  await expect(card(page).getByText('OAuth', { exact: true })).toBeVisible();
  await turnAllOff();
  await refresh(page).click();
  await expectToast(page, 'status', 'Success', 'Cloudbeds access token refreshed successfully');
});

const byOauth = {
  connected: true,
  propertyID: '198424',
  expired: false,
  expiresAt: null,
  message: 'Connected.',
  method: 'oauth',
};

test('a refresh that fails says why, or that it failed', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 502/);
  await page.route('**/api/auth/cloudbeds/status', (route) => route.fulfill({ json: byOauth }));
  await page.goto('/settings');
  for (const [answer, body] of [
    [{ json: { success: false } }, 'Failed to refresh token'],
    [{ json: { success: false, error: 'The refresh token was revoked.' } }, 'The refresh token was revoked.'],
    [{ status: 502, json: { error: 'Bad gateway' } }, 'Failed to refresh Cloudbeds token'],
  ] as const) {
    await page.route('**/api/auth/cloudbeds/refresh', (route) => route.fulfill(answer), { times: 1 });
    await refresh(page).click();
    await expectToast(page, 'alert', 'Error', body);
  }
});

test('the card says how the connection stands, and offers what can be done about it', async ({ console: page }) => {
  let status: object = byOauth;
  await page.route('**/api/auth/cloudbeds/status', (route) => route.fulfill({ json: status }));
  const expired = {
    ...byOauth,
    expired: true,
    expiresAt: '2025-01-06T18:30:00.000Z',
    message: 'The token expired.',
  };
  const none = { ...byOauth, connected: false, method: null, propertyID: null, message: 'Not connected.' };
  for (const [badge, answer, shown, refreshes] of [
    ['Connected (Expired)', expired, ['198424', 'The token expired.', /^Jan 6, 2025 12:30:00 PM, \d+ days ago$/], 1],
    ['Connected (Active)', { ...byOauth, method: 'api_key' }, ['198424', 'API key', 'Not by the clock'], 0],
    ['Not Connected', none, ['Not connected.'], 0],
  ] as const) {
    status = answer;
    await page.goto('/settings');
    await expect(card(page).getByText(badge, { exact: true })).toBeVisible();
    for (const words of shown) await expect(card(page).getByText(words, { exact: true })).toBeVisible();
    const link = card(page).getByRole('link', { name: 'Connect' });
    await expect(link).toHaveAttribute('href', '/api/auth/cloudbeds/authorize');
    await expect(refresh(page)).toHaveCount(refreshes);
  }
});
