/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { employeeEndpoints } from '@booking/contracts/employees';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import {
  dialog,
  employee,
  employeesOf,
  member,
  members,
  noAttempts,
  noEmployees,
  open,
  toneOf,
  words,
} from './employees.fixture.ts';

const { list, previewSync, sync, update } = employeeEndpoints;
const title = 'Sync from the property-management system';
const warning = 'Cloudbeds tells no phone numbers.';

const maria = employee({
  ...{ id: '16fd2706-8baf-433b-82eb-8c7fada847da', firstName: 'Maria', lastName: 'Salgado' },
  ...{ phoneNumber: '', email: undefined, isActive: false },
});
const gone = employee({
  ...{ id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8', firstName: 'Gone', lastName: 'Person' },
  ...{ phoneNumber: '5125550191', missingSince: '2026-11-10T18:00:00.000Z' },
});

const preview = answering(previewSync, {
  steps: [
    { action: 'added', name: 'Maria Salgado', detail: 'As Housekeeper, inactive until a phone number is entered' },
    { action: 'added', name: 'Wei Chen', detail: 'As Front Desk, inactive until a phone number is entered' },
    { action: 'updated', name: 'Ana Old', detail: 'Last name becomes Lopez' },
    { action: 'missing', name: 'Gone Person', detail: 'Not in Cloudbeds any more' },
    { action: 'skipped', name: 'No Name', detail: 'Cloudbeds has no name for them' },
  ],
  warning,
});

test('previews what a sync would do, and cancelling changes nothing', async () => {
  const asked = onCue(preview);
  const { person, calls } = open([noEmployees, noAttempts, asked]);
  await person.click(screen.getByRole('button', { name: title }));
  expect(screen.getByRole('button', { name: 'Asking Cloudbeds…' })).toBeTruthy();
  asked.arrive();
  await screen.findByRole('dialog', { name: title });
  expect(words(dialog(title).getAllByRole('heading', { level: 3 }))).toEqual([
    ...['To be added (2)', 'To be updated (1)', 'Missing in Cloudbeds (1)'],
  ]);
  expect(words(dialog(title).getAllByRole('listitem')).slice(0, 3)).toEqual([
    'Maria Salgado: As Housekeeper, inactive until a phone number is entered',
    'Wei Chen: As Front Desk, inactive until a phone number is entered',
    'Ana Old: Last name becomes Lopez',
  ]);
  expect(dialog(title).getByText('Skipped (1)')).toBeTruthy();
  expect(dialog(title).getByText(warning)).toBeTruthy();
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog(title).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(sync);
});

test('names only what a sync would do', async () => {
  const step = { action: 'added' as const, name: 'Wei Chen', detail: 'As Front Desk' };
  const { person } = open([noEmployees, noAttempts, answering(previewSync, { steps: [step], warning })]);
  await person.click(screen.getByRole('button', { name: title }));
  await screen.findByRole('dialog', { name: title });
  expect(words(dialog(title).getAllByRole('heading', { level: 3 }))).toEqual(['To be added (1)']);
});

test('sums a sync up and shows who is there afterwards', async () => {
  const { person, toasts } = open([
    inTurn(answering(list, []), answering(list, [employee({ role: 'Manager' }), maria, gone])),
    noAttempts,
    preview,
    answering(sync, { ...{ synced: 1, updated: 1, skipped: 0, total: 2 }, message: '1 added, 1 updated.', warning }),
  ]);
  await members().findByText('No employees in the whitelist');
  await person.click(screen.getByRole('button', { name: title }));
  await screen.findByRole('dialog', { name: title });
  await person.click(dialog(title).getByRole('button', { name: 'Sync' }));
  const row = await member('Maria Salgado');
  expect(words(row.getAllByRole('cell')).slice(0, 4)).toEqual([...['Not entered yet', '–', 'Housekeeper', 'Inactive']]);
  const missing = (await member('Gone Person')).getByText('Not in Cloudbeds');
  expect(toneOf(missing)).toBe('warning');
  expect((await member('Ana Lopez')).getByText('Manager')).toBeTruthy();
  expect(members().getByRole('heading').textContent).toBe('Staff Members (3)');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts).toEqual([{ title: 'Sync Complete', body: `1 added, 1 updated. ${warning}` }]);
});

test('asks for the phone number of somebody from Cloudbeds who is made active', async () => {
  const { person, calls } = open([...employeesOf(maria), noAttempts]);
  const row = await member('Maria Salgado');
  await person.click(row.getByRole('button', { name: 'Edit: Maria Salgado' }));
  const editing = dialog('Edit Employee');
  const phone = editing.getByLabelText<HTMLInputElement>(/^Phone number/);
  await person.click(editing.getByRole('switch', { name: 'Active' }));
  await person.click(editing.getByRole('button', { name: 'Save' }));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await person.type(phone, '5125550177');
  await person.click(editing.getByRole('button', { name: 'Save' }));
  expect(await row.findByText('Active')).toBeTruthy();
  expect(calls.find(({ endpoint }) => endpoint === update)?.input.body).toEqual({
    ...{ phoneNumber: '5125550177', isActive: true },
  });
});

test('says by a toast why there is no preview', async () => {
  const away = 'Cloudbeds does not answer (503). No employee was changed.';
  const { person, toasts } = open([noEmployees, noAttempts, refusing(previewSync, 503, away)]);
  await person.click(screen.getByRole('button', { name: title }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Sync Failed', body: `503: ${away}` }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps the preview open when the sync fails', async () => {
  const { person, toasts } = open([noEmployees, noAttempts, preview, refusing(sync, 500, '')]);
  await person.click(screen.getByRole('button', { name: title }));
  await screen.findByRole('dialog', { name: title });
  await person.click(dialog(title).getByRole('button', { name: 'Sync' }));
  expect(await dialog(title).findByRole('alert')).toBeTruthy();
  expect(toasts).toEqual([
    { intent: 'error', title: 'Sync Failed', body: 'Failed to sync from the property-management system' },
  ]);
});

test.each([
  [[], 'No staff in Cloudbeds'],
  [[{ action: 'skipped' as const, name: 'Ana Lopez', detail: 'Nothing changed' }], 'Everything is up to date'],
])('offers no sync that would change nothing (%j)', async (steps, said) => {
  const { person } = open([noEmployees, noAttempts, answering(previewSync, { steps, warning: null })]);
  await person.click(screen.getByRole('button', { name: title }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(dialog(title).queryByRole('button', { name: 'Sync' })).toBeNull();
  await person.click(dialog(title).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
