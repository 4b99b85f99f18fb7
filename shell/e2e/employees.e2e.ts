import { expectAccessible } from './axe.ts';
import { expect, test, type Locator } from './console.ts';
import { dialog, employ, expectToast, goLive, leaveNobody, member, members, open } from './employees-console.ts';
import { phone } from './places.ts';

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(({ sql }) => leaveNobody(sql));

const fill = async (form: Locator, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
};
const ana = { 'First name': 'Ana', 'Last name': 'Lopez', 'Phone number': '5125550190' };

test('with nobody on it the whitelist says how to begin', async ({ console: page }) => {
  await open(page);
  await expect(page.getByText('Manage authorized staff members for the Staff Assistant')).toBeVisible();
  await expect(members(page).getByRole('heading')).toHaveText('Staff Members (0)');
  await expect(members(page).getByText('No employees in the whitelist')).toBeVisible();
  await expect(
    members(page).getByText('Add employees manually or sync from the property-management system'),
  ).toBeVisible();
  await expectAccessible(page, 'an empty whitelist');
});

test('somebody is added, changed and removed', async ({ console: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const adding = dialog(page, 'Add Employee');
  await expect(adding.getByText('10 digits, no spaces or dashes', { exact: true })).toBeVisible();
  await fill(adding, { ...ana, Email: 'ana@hotel.example' });
  await adding.getByLabel('Role').selectOption('Housekeeper');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Employee added successfully');
  await expect(adding).toHaveCount(0);
  await expect(members(page).getByRole('heading')).toHaveText('Staff Members (1)');
  await expect(members(page).getByRole('columnheader')).toHaveText([
    ...['Name', 'Phone', 'Email', 'Role', 'Status', 'Actions'],
  ]);
  const row = member(page, 'Ana Lopez');
  await expect(row.getByRole('cell')).toHaveText(
    ['5125550190', 'ana@hotel.example', 'Housekeeper', 'Active', 'EditDelete'],
    { useInnerText: false },
  );
  await expect(row.locator('[data-tone]')).toHaveAttribute('data-tone', 'good');

  await row.getByRole('button', { name: 'Edit' }).click();
  const editing = dialog(page, 'Edit Employee');
  await expect(editing.getByLabel('Phone number')).toHaveValue('5125550190');
  await editing.getByLabel('Role').selectOption('Manager');
  await editing.getByRole('switch', { name: 'Active' }).uncheck();
  await editing.getByLabel('Email').fill('');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Employee updated successfully');
  await expect(row).toContainText('Manager');
  await expect(row).toContainText('Inactive');
  await expect(row).not.toContainText('@');

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = dialog(page, 'Delete Ana Lopez?');
  await expect(question).toContainText('Are you sure you want to remove Ana Lopez from the whitelist?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Employee deleted successfully');
  await expect(members(page).getByText('No employees in the whitelist')).toBeVisible();
});

test('what is wrong is said at its field, and nothing typed is lost', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 409/);
  await employ(sql, { name: 'Theo Brandt', phone: '5125550190' });
  await open(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const adding = dialog(page, 'Add Employee');
  await fill(adding, { 'Phone number': '512-555-0190', Email: 'ana' });
  await adding.getByRole('button', { name: 'Add' }).click();
  for (const sentence of [
    'Enter the first name.',
    'Enter the last name.',
    'A phone number has 10 digits, no spaces or dashes.',
    'An e-mail address looks like ana@hotel.example; it may be left empty.',
  ]) {
    await expect(adding.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(page, 'a form with problems');
  await fill(adding, { ...ana, Email: '' });
  await expect(adding.getByText('Enter the first name.')).toHaveCount(0);
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Error', 'Theo Brandt has this phone number already.');
  await expect(adding.getByRole('alert')).toContainText('Theo Brandt has this phone number already.');
  await expect(adding.getByLabel('First name')).toHaveValue('Ana');
  await page.keyboard.press('Escape');
  await dialog(page, 'Discard what you typed?').getByRole('button', { name: 'Discard' }).click();
  await expect(adding).toHaveCount(0);
});

test('failures are told in their words, and the next try works', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  await employ(sql, { name: 'Ana Lopez', phone: '5125550190' });
  await open(page);
  const failNext = (method: string) =>
    page.route(
      '**/api/admin/employees**',
      (route) => (route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback()),
      { times: 1 },
    );
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const adding = dialog(page, 'Add Employee');
  await fill(adding, { ...ana, 'First name': 'Wei', 'Phone number': '5125550191' });
  await failNext('POST');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Error', 'Failed to add employee');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Employee added successfully');

  const row = member(page, 'Ana Lopez');
  await row.getByRole('button', { name: 'Edit' }).click();
  const editing = dialog(page, 'Edit Employee');
  await editing.getByLabel('Last name').fill('Ortiz');
  await failNext('PATCH');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Error', 'Failed to update employee');
  await expect(editing.getByLabel('Last name')).toHaveValue('Ortiz');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Employee updated successfully');

  await member(page, 'Ana Ortiz').getByRole('button', { name: 'Delete' }).click();
  const question = dialog(page, 'Delete Ana Ortiz?');
  await failNext('DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'Failed to delete employee');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Employee deleted successfully');
  await expect(member(page, 'Ana Ortiz')).toHaveCount(0);
});

test('a wait is seen, a failure tells why, "Try again" mends it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/employees', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: 'The database is away.' } });
  });
  await page.goto('/employees');
  await expect(page.getByRole('progressbar', { name: 'Loading the employees…' })).toBeVisible();
  answered.resolve();
  await expect(members(page).getByRole('alert')).toContainText('The employees could not be loaded');
  await expect(members(page).getByRole('alert')).toContainText('500: The database is away.');
  await page.unroute('**/api/admin/employees');
  await members(page).getByRole('button', { name: 'Try again' }).click();
  await expect(members(page).getByText('No employees in the whitelist')).toBeVisible();
});

test('what each role may do by voice stands in a table', async ({ console: page }) => {
  await open(page);
  const rights = page.getByRole('region', { name: 'What each role may do by voice' });
  await expect(rights.getByRole('columnheader')).toHaveText([
    ...['Tool', 'Front Desk', 'Housekeeper', 'Manager', 'Maintenance'],
  ]);
  const rowOf = (tool: string) => rights.getByRole('row', { name: tool }).getByRole('cell');
  await expect(rowOf('Checks a guest in.')).toHaveText([/Yes/, /No/, /Yes/, /No/]);
  await expect(rowOf('Takes a block off a room')).toHaveText([/No/, /No/, /Yes/, /Yes/]);
  await expect(rowOf('Marks a room as clean or dirty.')).toHaveText([/Yes/, /Yes/, /Yes/, /Yes/]);
});

test('on a phone everybody is a card, and nothing scrolls sideways', async ({ console: page, sql }) => {
  await employ(sql, { name: 'Ana Lopez', phone: '5125550190' });
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await open(page);
    await expect(member(page, 'Name Ana Lopez').getByText('5125550190')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
