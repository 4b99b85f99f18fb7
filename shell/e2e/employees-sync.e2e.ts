import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { dialog, employ, expectToast, goLive, leaveNobody, member, members, open } from './employees-console.ts';
import { turnAllOff, turnOn } from './faults.ts';
import { desktop } from './places.ts';

const title = 'Sync from the property-management system';
const ask = (page: Page) => members(page).getByRole('button', { name: title }).click();

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(async ({ sql }) => {
  await turnAllOff();
  await leaveNobody(sql);
});

test('a sync shows what it would do, does it, and sums it up', async ({ console: page, sql }) => {
  await employ(sql, { name: 'Ana Old', phone: '5125550190', role: 'Manager', cloudbeds: '568158' });
  await employ(sql, { name: 'Gone Person', phone: '5125550191', cloudbeds: '1' });
  await open(page);
  await ask(page);
  const preview = dialog(page, title);
  for (const heading of ['To be added (4)', 'To be updated (1)', 'Missing in Cloudbeds (1)']) {
    await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(
    preview.getByText('Last name becomes Lopez, e-mail becomes ana.lopez@juniperlane.example'),
  ).toBeVisible();
  await expect(preview.getByText('As Housekeeper, inactive until a phone number is entered')).toBeVisible();
  await expectAccessible(page, 'the preview of a sync');
  await page.setViewportSize(desktop);
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await expect(members(page).getByRole('heading')).toHaveText('Staff Members (2)');

  await ask(page);
  await preview.getByRole('button', { name: 'Sync' }).click();
  await expectToast(
    page,
    'Sync Complete',
    '4 added, 1 updated, 0 skipped. Cloudbeds tells no phone numbers: enter them, and make active who may use the staff ' +
      'assistant. Not in Cloudbeds any more, or inactive there: Gone Person.',
  );
  await expect(members(page).getByRole('heading')).toHaveText('Staff Members (6)');
  await expect(member(page, 'Ana Lopez')).toContainText('Manager');
  await expect(member(page, 'Ana Lopez')).toContainText('5125550190');
  await expect(member(page, 'Maria Salgado')).toContainText('Not entered yet');
  await expect(member(page, 'Gone Person').getByText('Not in Cloudbeds')).toBeVisible();
  await expectAccessible(page, 'a synced whitelist');
});

test('somebody from Cloudbeds is made active by entering their number', async ({ console: page, sql }) => {
  await employ(sql, { name: 'Wei Chen', isActive: false, cloudbeds: '568161' });
  await open(page);
  await member(page, 'Wei Chen').getByRole('button', { name: 'Edit' }).click();
  const editing = dialog(page, 'Edit Employee');
  await editing.getByRole('switch', { name: 'Active' }).check();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing.getByText('A phone number has 10 digits, no spaces or dashes.')).toBeVisible();
  await editing.getByLabel('Phone number').fill('5125550177');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Employee updated successfully');
  await expect(member(page, 'Wei Chen').getByText('Active', { exact: true })).toBeVisible();
});

test('a Cloudbeds that is away is told, before and after the preview', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 50[023]/);
  await open(page);
  await turnOn('cloudbeds', 'server_error');
  await ask(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sync Failed');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No employee was changed.');
  await turnAllOff();

  await page.route('**/sync-cloudbeds', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { steps: [], warning: null } })
      : route.fulfill({ status: 500, json: {} }),
  );
  await ask(page);
  const preview = dialog(page, title);
  await expect(preview.getByText('Cloudbeds names nobody, and nobody here came from it.')).toBeVisible();
  await preview.getByRole('button', { name: 'Sync' }).click();
  await expectToast(page, 'Sync Failed', 'Failed to sync from the property-management system');
  await expect(preview.getByRole('alert')).toBeVisible();
});
