/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { employeeEndpoints } from '@booking/contracts/employees';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import {
  dialog,
  employee,
  employeesOf,
  logs,
  member,
  members,
  noAttempts,
  noEmployees,
  open,
  toneOf,
  words,
} from './employees.fixture.ts';

const input = (form: ReturnType<typeof dialog>, label: RegExp) => form.getByLabelText<HTMLInputElement>(label);

async function typeEmployee(person: UserEvent, phone = '5125550190'): Promise<ReturnType<typeof dialog>> {
  await person.click(screen.getByRole('button', { name: 'Add Employee' }));
  const adding = dialog('Add Employee');
  await person.type(input(adding, /^First name/), 'Ana');
  await person.type(input(adding, /^Last name/), 'Lopez');
  await person.type(input(adding, /^Phone number/), phone);
  return adding;
}

test('says how to begin when there are no employees', async () => {
  open([noEmployees, noAttempts]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Employee Whitelist');
  expect(screen.getByText('Manage authorized staff members for the Staff Assistant')).toBeTruthy();
  expect(await members().findByText('No employees in the whitelist')).toBeTruthy();
  expect(members().getByText('Add employees manually or sync from the property-management system')).toBeTruthy();
  expect(members().getByRole('heading').textContent).toBe('Staff Members (0)');
  await expectAccessible();
});

test('adds an employee, whose phone number is typed in any format, and shows the new row', async () => {
  const { person, toasts, calls } = open([...employeesOf(), noAttempts]);
  const adding = await typeEmployee(person, '+1 (512) 555-0190');
  expect(adding.getByText('10 digits, no spaces or dashes')).toBeTruthy();
  await person.type(input(adding, /^Email/), 'ana@hotel.example');
  await person.selectOptions(adding.getByLabelText('Role'), 'Housekeeper');
  await person.click(adding.getByRole('button', { name: 'Add' }));
  const row = await member('Ana Lopez');
  expect(words(row.getAllByRole('cell'))).toEqual([
    ...['(512) 555-0190', 'ana@hotel.example', 'Housekeeper', 'Active', 'EditDelete'],
  ]);
  expect(row.getByRole('link', { name: '(512) 555-0190' }).getAttribute('href')).toBe('tel:+15125550190');
  expect(row.getByRole('link', { name: 'ana@hotel.example' }).getAttribute('href')).toBe('mailto:ana@hotel.example');
  expect(toneOf(row.getByText('Active'))).toBe('good');
  expect(words(members().getAllByRole('columnheader'))).toEqual([
    ...['Name', 'Phone', 'Email', 'Role', 'Status', 'Actions'],
  ]);
  expect(members().getByRole('heading').textContent).toBe('Staff Members (1)');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ endpoint }) => endpoint === employeeEndpoints.create)?.input.body).toEqual({
    ...{ firstName: 'Ana', lastName: 'Lopez', phoneNumber: '5125550190', email: 'ana@hotel.example' },
    ...{ role: 'Housekeeper', isActive: true },
  });
  expect(toasts).toEqual([{ title: 'Employee added successfully' }]);
});

test('changes an employee and sends only what is different', async () => {
  const { person, toasts, calls } = open([...employeesOf(employee()), noAttempts]);
  const row = await member('Ana Lopez');
  await person.click(row.getByRole('button', { name: 'Edit: Ana Lopez' }));
  const editing = dialog('Edit Employee');
  expect(input(editing, /^Phone number/).value).toBe('(512) 555-0190');
  await person.selectOptions(editing.getByLabelText('Role'), 'Manager');
  await person.click(editing.getByRole('switch', { name: 'Active' }));
  await person.clear(input(editing, /^Email/));
  await person.click(editing.getByRole('button', { name: 'Save' }));
  const changed = await row.findByText('Inactive');
  expect(toneOf(changed)).toBe('neutral');
  expect(words(row.getAllByRole('cell')).slice(1, 3)).toEqual(['–', 'Manager']);
  expect(calls.find(({ endpoint }) => endpoint === employeeEndpoints.update)?.input.body).toEqual({
    ...{ email: '', role: 'Manager', isActive: false },
  });
  expect(toasts).toEqual([{ title: 'Employee updated successfully' }]);
});

test('deletes an employee only after the question is confirmed', async () => {
  const { person, toasts } = open([...employeesOf(employee()), noAttempts]);
  const row = await member('Ana Lopez');
  await person.click(row.getByRole('button', { name: 'Delete: Ana Lopez' }));
  expect(
    dialog('Delete Ana Lopez?').getByText(/^Are you sure you want to remove Ana Lopez from the whitelist/),
  ).toBeTruthy();
  await person.click(dialog('Delete Ana Lopez?').getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await member('Ana Lopez')).toBeTruthy();
  await person.click(row.getByRole('button', { name: 'Delete: Ana Lopez' }));
  await person.click(dialog('Delete Ana Lopez?').getByRole('button', { name: 'Delete' }));
  expect(await members().findByText('No employees in the whitelist')).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Employee deleted successfully' }]);
});

test('marks each wrong field, and asks before discarding what the API refused', async () => {
  const taken = 'Theo Brandt has this phone number already.';
  const { person, toasts } = open([noEmployees, noAttempts, refusing(employeeEndpoints.create, 409, taken)]);
  await person.click(screen.getByRole('button', { name: 'Add Employee' }));
  const adding = dialog('Add Employee');
  await person.type(input(adding, /^Phone number/), '512-555-019');
  await person.type(input(adding, /^Email/), 'ana');
  await person.click(adding.getByRole('button', { name: 'Add' }));
  const fields = [/^First name/, /^Last name/, /^Phone number/, /^Email/].map((label) => input(adding, label));
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true', 'true']);
  expect(adding.getByText('Enter the first name.')).toBeTruthy();
  expect(adding.getByText('Enter a US or Canadian number with 10 digits.')).toBeTruthy();
  expect(adding.queryByText('10 digits, no spaces or dashes')).toBeNull();
  await expectAccessible(screen.getByRole('dialog'));

  for (const [place, text] of ['Ana', 'Lopez', '5125550190', 'ana@hotel.example'].entries()) {
    await person.clear(fields[place]!);
    await person.type(fields[place]!, text);
  }
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).not.toContain('true');
  expect(adding.queryByText('Enter the first name.')).toBeNull();
  await person.click(adding.getByRole('button', { name: 'Add' }));
  expect((await adding.findByRole('alert')).textContent).toBe(`409: ${taken}`);
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${taken}` }]);
  expect(fields[0]!.value).toBe('Ana');
  await person.keyboard('{Escape}');
  await person.click(dialog('Discard changes?').getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['added', employeeEndpoints.create, 'Failed to add employee', 'Add Employee', 'Add Employee', 'Add'],
  ['updated', employeeEndpoints.update, 'Failed to update employee', 'Edit: Theo Brandt', 'Edit Employee', 'Save'],
  [
    'deleted',
    employeeEndpoints.remove,
    'Failed to delete employee',
    'Delete: Theo Brandt',
    'Delete Theo Brandt?',
    'Delete',
  ],
])(
  'keeps the dialog when an employee could not be %s, and the next try works',
  async (done, endpoint, body, opener, name, confirm) => {
    const theo = employee({ firstName: 'Theo', lastName: 'Brandt', phoneNumber: '5125550191' });
    const staff = employeesOf(theo).map((works) =>
      works.endpoint === endpoint ? inTurn(refusing(endpoint, 500, ''), works) : works,
    );
    const { person, toasts } = open([...staff, noAttempts]);
    await member('Theo Brandt');
    if (endpoint === employeeEndpoints.create) await typeEmployee(person);
    else await person.click(screen.getByRole('button', { name: opener }));
    if (endpoint === employeeEndpoints.update) await person.type(input(dialog(name), /^Last name/), 's');
    await person.click(dialog(name).getByRole('button', { name: confirm }));
    await dialog(name).findByRole('alert');
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body }]);
    if (endpoint === employeeEndpoints.update) expect(input(dialog(name), /^Last name/).value).toBe('Brandts');
    await person.click(dialog(name).getByRole('button', { name: confirm }));
    await screen.findByRole('region', { name: /^Staff Members/ });
    await members().findByRole('heading', {
      name: endpoint === employeeEndpoints.create ? 'Staff Members (2)' : /\((0|1)\)/,
    });
    expect(toasts[1]).toEqual({ title: `Employee ${done} successfully` });
  },
);

test('shows that it waits, why loading failed, and loads when tried again', async () => {
  const failing = onCue(refusing(employeeEndpoints.list, 500, 'The database is away.'));
  const { person } = open([inTurn(failing, answering(employeeEndpoints.list, [])), noAttempts]);
  expect(screen.getByRole('progressbar', { name: 'Loading the employees…' })).toBeTruthy();
  failing.arrive();
  const alert = await members().findByRole('alert');
  expect(alert.textContent).toContain('The employees could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(members().getByRole('button', { name: 'Try again' }));
  expect(await members().findByText('No employees in the whitelist')).toBeTruthy();
});

test('shows what each role may do by voice, on demand', async () => {
  const { person } = open([noEmployees, noAttempts]);
  const rights = within(screen.getByRole('region', { name: 'Voice permissions by role' }));
  await person.click(rights.getByText('What each role may do'));
  expect(words(rights.getAllByRole('columnheader'))).toEqual([
    ...['Task', 'Front Desk', 'Housekeeper', 'Manager', 'Maintenance'],
  ]);
  const rightsOf = (tool: string) =>
    words(within(rights.getByRole('row', { name: new RegExp(`^${tool}`) })).getAllByRole('cell')).map(
      (text) => /Yes|No/.exec(text)?.[0],
    );
  expect(rightsOf('Check a guest in')).toEqual(['Yes', 'No', 'Yes', 'No']);
  expect(rightsOf('Unblock a room')).toEqual(['No', 'No', 'Yes', 'Yes']);
  expect(rightsOf('Mark a room clean or dirty')).toEqual(['Yes', 'Yes', 'Yes', 'Yes']);
});

test('asks for nothing when the role may see neither employees nor logs', async () => {
  const { calls } = open([], 'viewer');
  expect(await screen.findAllByText('You do not have access')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([]);
});

test('shows the front desk the employees without a way to change them, and no logs', async () => {
  open([...employeesOf(employee())], 'front_desk');
  expect(await member('Ana Lopez')).toBeTruthy();
  expect(words(members().getAllByRole('columnheader'))).not.toContain('Actions');
  expect(screen.queryByRole('button')).toBeNull();
  expect(logs().getByText('You do not have access')).toBeTruthy();
});
