import { expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';

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

test('Connect leads to the consent page, and Approve back to a connection', async ({ console: page }) => {
  await connect(page, 'Approve');
  await expectToast(page, 'status', 'Success', 'Cloudbeds is connected');
  await expect(card(page).getByText('Connected (Active)', { exact: true })).toBeVisible();
  await expect(card(page).getByText('OAuth', { exact: true })).toBeVisible();
  await expect(card(page).getByText(/, in \d+ h \d+ min$/)).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Connect' })).toHaveCount(0);

  await page.reload();
  await expect(card(page).getByText('Connected (Active)', { exact: true })).toBeVisible();
  await expect(messages(page).getByText('Success', { exact: true })).toHaveCount(0);
});

test('Deny leads back to a toast that says why, and nothing is connected', async ({ console: page }) => {
  await connect(page, 'Deny');
  await expect(messages(page).getByRole('alert').getByText('Connection Failed', { exact: true })).toBeVisible();
  await expect(card(page).getByText('OAuth', { exact: true })).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: 'Connect' })).toBeVisible();
});

test('what comes back in the address is said once and leaves no step in the history', async ({ console: page }) => {
  await page.goto('/call-logs');
  await page.goto('/settings?from=here&oauth_error=Pay+me+at+evil.example');
  await expectToast(page, 'alert', 'Connection Failed', 'Cloudbeds did not accept the connection. Connect again.');
  await expect(page).toHaveURL('/settings?from=here');
  await page.goBack();
  await expect(page).toHaveURL('/call-logs');
});

test('the token is refreshed on demand', async ({ console: page }) => {
  await connect(page, 'Approve');
  await refresh(page).click();
  await expectToast(page, 'status', 'Success', 'Cloudbeds access token refreshed successfully');
  await expect(refresh(page)).toBeEnabled();
  await expect(card(page).getByText('Connected (Active)', { exact: true })).toBeVisible();
});

test('a refresh while Cloudbeds is down says so, keeps the connection, and works once it is back', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 5\d\d/);
  await connect(page, 'Approve');
  await turnOn('cloudbeds', 'server_error');
  await refresh(page).click();
  await expect(messages(page).getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
  await expect(card(page).getByText('OAuth', { exact: true })).toBeVisible();

  await turnAllOff();
  await expect(async () => {
    await refresh(page).click();
    await expect(messages(page).getByText('Cloudbeds access token refreshed successfully')).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 45_000 });
});

for (const [what, answer, body] of [
  ['without a reason', { json: { success: false } }, 'Failed to refresh token'],
  [
    'with a reason',
    { json: { success: false, error: 'The refresh token was revoked.' } },
    'The refresh token was revoked.',
  ],
  ['by an error', { status: 502, json: { error: 'Bad gateway' } }, 'Failed to refresh Cloudbeds token'],
] as const) {
  test(`a refresh that fails ${what} says "${body}"`, async ({ console: page, mayComplain }) => {
    mayComplain(/status of 502/);
    await connect(page, 'Approve');
    await page.route('**/api/auth/cloudbeds/refresh', (route) => route.fulfill(answer));
    await refresh(page).click();
    await expectToast(page, 'alert', 'Error', body);
    await expect(refresh(page)).toBeEnabled();
  });
}

test('Disconnect asks first, and then the tokens are gone', async ({ console: page }) => {
  await connect(page, 'Approve');
  const opener = card(page).getByRole('button', { name: 'Disconnect', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Disconnect Cloudbeds?' });
  await opener.click();
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

const connection = {
  connected: true,
  propertyID: '198424',
  expired: true,
  expiresAt: '2025-01-06T18:30:00.000Z',
  message: 'The token expired.',
  method: 'oauth',
};
for (const [badge, status, shown] of [
  ['Connected (Expired)', connection, ['198424', 'The token expired.', /^Jan 6, 2025 12:30:00 PM, \d+ days ago$/]],
  [
    'Connected (Active)',
    { ...connection, expired: false, expiresAt: null, method: 'api_key' },
    ['198424', 'API key', 'Not by the clock'],
  ],
  [
    'Not Connected',
    { ...connection, connected: false, expired: false, expiresAt: null, method: null, propertyID: null },
    ['The token expired.'],
  ],
] as const) {
  test(`the card says ${badge}, and offers to connect`, async ({ console: page }) => {
    await page.route('**/api/auth/cloudbeds/status', (route) => route.fulfill({ json: status }));
    await page.goto('/settings');
    await expect(card(page).getByText(badge, { exact: true })).toBeVisible();
    for (const words of shown) await expect(card(page).getByText(words, { exact: true })).toBeVisible();
    const link = card(page).getByRole('link', { name: 'Connect' });
    await expect(link).toHaveAttribute('href', '/api/auth/cloudbeds/authorize');
    await expect(refresh(page)).toHaveCount(status.method === 'oauth' ? 1 : 0);
  });
}
