import { expectAccessible } from './axe.ts';
import { asksForChange, expect, test, type Page } from './console.ts';
import { desktop } from './places.ts';

const card = (page: Page) => page.getByRole('region', { name: 'General Settings' });
const field = (page: Page, label: string) => card(page).getByLabel(label, { exact: true });
const save = (page: Page) => card(page).getByRole('button', { name: 'Save Profile' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test.beforeEach(async ({ console: page }) => {
  await page.goto('/settings');
  await expect(save(page)).toBeDisabled();
});

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`));

test('the hotel profile is saved and still there after a reload', async ({ console: page }) => {
  const profile = {
    'Hotel name': 'Harbor Inn',
    Phone: '+15125550100',
    Email: 'desk@harbor.example',
    Website: 'https://harbor.example',
    Address: '1 Pier Street',
    'ZIP code': '78701',
    Country: 'CA',
  };
  for (const [label, value] of Object.entries(profile)) await field(page, label).fill(value);
  await save(page).click();
  await expect(messages(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.reload();
  for (const [label, value] of Object.entries(profile)) await expect(field(page, label)).toHaveValue(value);

  // only what changed is sent
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/settings')) sent.push(request.postDataJSON());
  });
  await field(page, 'Address').fill('2 Pier Street');
  await field(page, 'ZIP code').fill(' 78701 ');
  await save(page).click();
  await expect(messages(page).getByText('Success', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ key: 'hotelAddress', value: '2 Pier Street' }]);
});

test('what is wrong is said at its field when it is left, and nothing is sent', async ({ console: page }) => {
  let isSent = false;
  page.on('request', (request) => (isSent ||= asksForChange(request)));
  await field(page, 'Phone').fill('512 555 0100');
  await field(page, 'Address').fill('3 Pier Street');
  await expect(card(page).getByText('A phone number looks like +15125550100.')).toBeVisible();
  await save(page).click();
  await expect(field(page, 'Phone')).toBeFocused();
  await expect(field(page, 'Phone')).toHaveValue('512 555 0100');
  expect(isSent).toBe(false);
  await field(page, 'Phone').fill('+15125550100');
  await expect(card(page).getByRole('alert')).toHaveCount(0);
});

test('a value that the server refuses stays as typed with its sentence, and the others are saved', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 422/);
  const sentence = 'There is no such place.';
  await page.route('**/api/admin/settings', (route) => {
    const isRefused = route.request().postData()?.includes('hotelZip');
    return isRefused ? route.fulfill({ status: 422, json: { error: sentence, message: sentence } }) : route.continue();
  });
  await field(page, 'ZIP code').fill('00000');
  await field(page, 'Address').fill('4 Pier Street');
  await save(page).click();
  await expect(card(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(messages(page).getByRole('alert').getByText('Not saved: ZIP code', { exact: true })).toBeVisible();
  await expect(field(page, 'ZIP code')).toHaveValue('00000');
  await expect(save(page)).toBeEnabled();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Address')).toHaveValue('4 Pier Street');
  await expect(field(page, 'ZIP code')).toHaveValue('');
});

test('leaving with something unsaved asks first', async ({ console: page }) => {
  await field(page, 'Address').click();
  await page.keyboard.type('5 Pier Street');
  await page.getByRole('link', { name: 'Call Logs' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('What you changed here is not saved yet.');
  await expect(page).toHaveURL('/settings');
  await expectAccessible(page, 'the question', [desktop]);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'Address')).toHaveValue('5 Pier Street');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/settings');
  await expect(field(page, 'Address')).toHaveValue('5 Pier Street');

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;

  await field(page, 'Address').fill('6 Pier Street');
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call Logs');
  await expect(page).toHaveURL('/call-logs');
  await page.goBack();
  await expect(field(page, 'Address')).toHaveValue('');
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page).toHaveURL('/call-logs');
});
