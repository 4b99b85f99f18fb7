import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Pre-Check-In' });
const field = (page: Page, label: string) => card(page).getByRole('textbox', { name: label });
const save = (page: Page, label: string) => card(page).getByRole('button', { name: `Save ${label}` });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

const clean = `DELETE FROM setting WHERE key IN ('registrationText', 'authorizationText', 'idImageRetentionDays')`;

test.beforeEach(async ({ console: page, sql }) => {
  await sql(clean);
  await page.goto('/settings');
  await expect(save(page, 'Registration Card')).toBeDisabled();
});

test.afterEach(({ sql }) => sql(clean));

test('a text that guests sign is changed, and the card says since when the new version is in use', async ({
  console: page,
}) => {
  await expect(card(page).getByText('This is the text the product came with.')).toHaveCount(2);
  await expectAccessible(page, 'what guests sign');
  await field(page, 'Registration Card').fill('I stay at {hotel}.\n\nI pay for what I break.');
  await save(page, 'Registration Card').click();
  await expect(messages(page)).toContainText('Guests sign the new version from now on');
  await expect(card(page).getByText('This version is in use since')).toHaveCount(1);
  await page.reload();
  await expect(field(page, 'Registration Card')).toHaveValue('I stay at {hotel}.\n\nI pay for what I break.');
  await expect(field(page, 'Credit Card Authorization')).toHaveValue(/No card number is asked for/);
});

test('nothing to sign, and days that cannot be, are refused at the field with what was typed kept', async ({
  console: page,
}) => {
  await field(page, 'Credit Card Authorization').fill(' ');
  await save(page, 'Credit Card Authorization').click();
  await expect(card(page).getByText('Guests need a text to sign.')).toBeVisible();
  await field(page, 'Days after departure').fill('3');
  await save(page, 'Days').click();
  await expect(card(page).getByText('Choose 0 to delete at departure, or 7 to 365 days.')).toBeVisible();
  await expect(field(page, 'Days after departure')).toHaveValue('3');
  await field(page, 'Days after departure').fill('0');
  await save(page, 'Days').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and delete' }).click();
  await expect(messages(page)).toContainText('How long images are kept is saved');
  await page.reload();
  await expect(field(page, 'Days after departure')).toHaveValue('0');
});

test('a text the server refuses stays as typed with its sentence', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 503/);
  const sentence = 'The database is away.';
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: sentence, message: sentence } })
      : route.fallback(),
  );
  await field(page, 'Registration Card').fill('Something new.');
  await save(page, 'Registration Card').click();
  await expect(messages(page)).toContainText(sentence);
  await expect(field(page, 'Registration Card')).toHaveValue('Something new.');
  await expect(save(page, 'Registration Card')).toBeEnabled();
});
