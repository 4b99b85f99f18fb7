import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save My Information' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const stay = {
  'Check-in date': '2027-03-05',
  'Check-out date': '2027-03-08',
  Phone: '512-555-0142',
  Email: 'ada@guest.example',
};
const fillIn = async (page: Page, values: Record<string, string> = stay) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};
const expectAllKept = async (page: Page) => {
  for (const [label, value] of Object.entries(stay)) await expect(field(page, label)).toHaveValue(value);
};

test.beforeEach(async ({ page, sql }) => {
  await sql('DELETE FROM rate_limit');
  await setProfile(sql);
  await page.goto('/book');
});

test.afterEach(({ sql }) => forgetProfile(sql));

test('dates and contact are saved before the call', async ({ page }) => {
  const sent = page.waitForRequest('**/api/intake');
  await fillIn(page);
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Set!');
  await expect(page).toHaveTitle('All Set!');
  await expect(messages(page).getByText('Information Saved!', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(stay.Phone)).toBeVisible();
  await expect(main.getByText('Fri, Mar 5 – Mon, Mar 8, 2027')).toBeVisible();
  await expect(main.getByText(/AI assistant will already know your details/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
  expect((await sent).postDataJSON()).toEqual({
    checkInDate: stay['Check-in date'],
    checkOutDate: stay['Check-out date'],
    phone: stay.Phone,
    email: stay.Email,
  });
});

test('an empty form says what each field wants, sends nothing and leads to the first', async ({ page }) => {
  let isSent = false;
  page.on('request', (request) => (isSent ||= request.method() === 'POST'));
  await save(page).click();
  for (const problem of [
    'Please enter a valid check-in date',
    'Please enter a valid check-out date',
    'Phone number must be at least 10 digits',
    'Please enter a valid email address',
  ]) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Check-in date')).toBeFocused();
  expect(isSent).toBe(false);
});

test('what is wrong is said when a field is left, and goes when it is mended', async ({ page }) => {
  const problem = page.getByText('Phone number must be at least 10 digits', { exact: true });
  await field(page, 'Phone').fill('5550142');
  await expect(problem).toHaveCount(0);
  await field(page, 'Email').focus();
  await expect(problem).toBeVisible();
  await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Phone').fill('5125550142');
  await expect(problem).toHaveCount(0);
});

test('check-out must be after check-in, said at check-out', async ({ page }) => {
  await fillIn(page, { ...stay, 'Check-out date': stay['Check-in date'] });
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Check-out date must be after check-in date');
  await expect(field(page, 'Check-out date')).toBeFocused();
});

test('a refusal is told in the server’s words, or in ours where it has none', async ({ page, mayComplain }) => {
  mayComplain(/status of 50[23]/);
  const message = 'The house is being painted.';
  await fillIn(page);
  await page.route('**/api/intake', (route) => route.fulfill({ status: 503, json: { error: 'Other', message } }));
  await save(page).click();
  const notice = messages(page).getByRole('alert');
  await expect(notice.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(notice.getByText(message, { exact: true })).toBeVisible();
  await page.route('**/api/intake', (route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }));
  await save(page).click();
  await expect(notice.getByText('Failed to save your information', { exact: true })).toBeVisible();
  await expectAllKept(page);
});

test('a lost connection loses nothing that was typed, and trying again saves it', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/ERR_INTERNET_DISCONNECTED/);
  await fillIn(page);
  await context.setOffline(true);
  await save(page).click();
  await expect(messages(page).getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The connection was lost.');
  await expectAllKept(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Set!');
});

test('while it is being saved the button waits, and pressing it again sends nothing', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/api/intake', async (route) => {
    posts += 1;
    await answered.promise;
    await route.continue();
  });
  await fillIn(page);
  await save(page).click();
  const waiting = page.getByRole('button', { name: 'Saving...' });
  await expect(waiting).toBeDisabled();
  await waiting.click({ force: true });
  await field(page, 'Email').press('Enter');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Set!');
  expect(posts).toBe(1);
});

test('a phone offers the right keys, and what it knows of its owner', async ({ page }) => {
  await expect(field(page, 'Phone')).toHaveAttribute('inputmode', 'tel');
  await expect(field(page, 'Phone')).toHaveAttribute('autocomplete', 'tel');
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  for (const label of ['Check-in date', 'Check-out date']) {
    await expect(field(page, label)).toHaveAttribute('type', 'date');
  }
});
