import { expectAccessible } from '../axe.ts';
import { expect, test } from '../console.ts';
import {
  attempts,
  dialog,
  employ,
  expectToast,
  goLive,
  leaveNobody,
  logs,
  member,
  members,
  open,
} from './employees-console.ts';
import { turnAllOff, turnOn } from '../faults.ts';
import { desktop } from '../places.ts';

test.afterEach(async ({ sql }) => {
  await turnAllOff();
  await leaveNobody(sql);
});

test('rehearsed staff lead from the log to what was said, and an employee is added, changed and deleted', async ({
  console: page,
  sql,
}) => {
  await open(page);
  await expect(member(page, 'Theo Brandt').getByText('Active', { exact: true })).toBeVisible();
  await expect(member(page, 'Maria Salgado')).toContainText('Not entered yet');
  await expect(attempts(page).filter({ hasText: 'No code was sent: the number is unknown' })).toContainText('Unknown');
  await logs(page).getByLabel('Status').selectOption('Success');
  await attempts(page).filter({ hasText: 'Theo Brandt' }).first().getByRole('link', { name: 'Open call' }).click();
  await expect(page).toHaveURL(/\/call-logs\/.+/);
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible();

  await goLive(sql);
  await open(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const adding = dialog(page, 'Add Employee');
  const fields = {
    'First name': 'Ana',
    'Last name': 'Lopez',
    'Phone number': '+1 (512) 555-0190',
    Email: 'ana@hotel.example',
  };
  for (const [label, value] of Object.entries(fields)) await adding.getByLabel(label).fill(value);
  await adding.getByLabel('Role').selectOption('Housekeeper');
  await adding.getByRole('button', { name: 'Add' }).click();
  const row = member(page, 'Ana Lopez');
  await expect(row.getByRole('cell')).toHaveText(
    ['(512) 555-0190', 'ana@hotel.example', 'Housekeeper', 'Active', 'EditDelete'],
    { useInnerText: false },
  );

  await row.getByRole('button', { name: 'Edit' }).click();
  const editing = dialog(page, 'Edit Employee');
  await editing.getByLabel('Role').selectOption('Manager');
  await editing.getByRole('switch', { name: 'Active' }).uncheck();
  await editing.getByLabel('Email').fill('');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Manager');
  await expect(row).toContainText('Inactive');
  await expect(row).not.toContainText('@');

  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog(page, 'Delete Ana Lopez?').getByRole('button', { name: 'Delete' }).click();
  await expect(members(page).getByText('No employees in the whitelist')).toBeVisible();
});

test('a sync with Cloudbeds shows what it would do and does it, and says when Cloudbeds is away', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 50[023]/);
  const title = 'Sync from the property-management system';
  const ask = () => members(page).getByRole('button', { name: title }).click();
  await goLive(sql);
  await employ(sql, { name: 'Ana Old', phone: '5125550190', role: 'Manager', cloudbeds: '568158' });
  await employ(sql, { name: 'Gone Person', phone: '5125550191', cloudbeds: '1' });
  await open(page);
  await ask();
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
  await preview.getByRole('button', { name: 'Sync' }).click();
  await expectToast(
    page,
    'Sync Complete',
    '4 added, 1 updated, 0 skipped. Cloudbeds tells no phone numbers: enter them, and make active who may use the staff ' +
      'assistant. Not in Cloudbeds any more, or inactive there: Gone Person.',
  );
  await expect(members(page).getByRole('heading')).toHaveText('Staff Members (6)');
  await expect(member(page, 'Ana Lopez')).toContainText('Manager');
  await expect(member(page, 'Ana Lopez')).toContainText('(512) 555-0190');
  await expect(member(page, 'Maria Salgado')).toContainText('Not entered yet');
  await expect(member(page, 'Gone Person').getByText('Not in Cloudbeds')).toBeVisible();

  await turnOn('cloudbeds', 'server_error');
  await ask();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sync Failed');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No employee was changed.');
});
