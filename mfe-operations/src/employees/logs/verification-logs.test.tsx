/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { verificationEndpoints } from '@booking/contracts/staff-verification';
import { answering, expectAccessible, inTurn, onCue, refusing, withHeaders } from '@booking/remote-kit/testing';
import { attempt, logs, noAttempts, noEmployees, open, toneOf, words } from '../employees.fixture.ts';

const list = verificationEndpoints.logs;
const succeeded = attempt();
const failed = attempt({
  ...{ id: '16fd2706-8baf-433b-82eb-8c7fada847da', timestamp: '2026-11-01T10:00:00.000Z', employeeName: null },
  ...{ success: false, errorMessage: 'Wrong code', ipAddress: null, callId: 'call 1' },
});

const rows = () => logs().getAllByRole('row').slice(1);
const input = (label: string) => logs().getByLabelText<HTMLInputElement>(label);

test('says that there were no attempts', async () => {
  open([noEmployees, noAttempts]);
  expect(await logs().findByText('No verification logs found')).toBeTruthy();
  expect(logs().queryByRole('table')).toBeNull();
  expect(logs().queryByRole('button', { name: 'Show all attempts' })).toBeNull();
});

test('shows all that is known of an attempt, at the time of the hotel', async () => {
  open([noEmployees, answering(list, [succeeded, failed])]);
  await logs().findByRole('table');
  expect(words(logs().getAllByRole('columnheader'))).toEqual([
    ...['Timestamp', 'Employee', 'Phone Number', 'Status', 'Error Message', 'IP Address'],
  ]);
  expect(words(logs().getAllByRole('cell'))).toEqual([
    ...['Nov 02, 2026 16:05:09', 'Ana Lopez', '(512) 555-0190', 'Success', '–', '203.0.113.7'],
    ...['Nov 01, 2026 04:00:00', 'Unknown', '(512) 555-0190', 'Failed', 'Wrong code', 'Phone callOpen call'],
  ]);
  expect(toneOf(logs().getByText('Success', { selector: 'td *' }))).toBe('good');
  expect(toneOf(logs().getByText('Failed', { selector: 'td *' }))).toBe('bad');
  expect(logs().getByRole('link', { name: 'Open call' }).getAttribute('href')).toBe('/call-logs/call%201');
  await expectAccessible();
});

test('an attempt whose employee has no name is of somebody unknown, also where the name is an empty text', async () => {
  open([noEmployees, answering(list, [attempt({ employeeName: '' })])]);
  await logs().findByRole('table');
  expect(words(logs().getAllByRole('cell'))[1]).toBe('Unknown');
});

test('takes one day as the first and the last', async () => {
  const at = '/employees?startDate=2026-11-02&endDate=2026-11-02';
  open([noEmployees, answering(list, [succeeded])], 'manager', at);
  await logs().findByRole('table');
  expect(input('End date').value).toBe('2026-11-02');
  expect(logs().queryByText('This is before the start date.')).toBeNull();
});

test('keeps the filters in the address, and leads back to all attempts', async () => {
  const all = answering(list, ({ query: { startDate, success, employeeName } }) => {
    if (startDate) return [];
    if (employeeName) return [failed];
    return success ? [failed, { ...failed, id: succeeded.id }] : [succeeded, failed];
  });
  const { person, address } = open([noEmployees, all]);
  await logs().findByText('Success', { selector: 'td *' });
  await person.selectOptions(logs().getByLabelText('Status'), 'Failed');
  await waitFor(() => expect(logs().queryByText('Success', { selector: 'td *' })).toBeNull());
  await person.type(input('Employee name'), 'ana lop');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(input('Employee name').value).toBe('ana lop');
  expect(address()).toBe('/employees?success=false&employeeName=ana+lop');
  fireEvent.change(input('Start date'), { target: { value: '2026-11-04' } });
  expect(await logs().findByText('No attempts match these filters')).toBeTruthy();
  fireEvent.change(input('End date'), { target: { value: '2026-11-02' } });
  expect(await logs().findByText('This is before the start date.')).toBeTruthy();
  await person.click(await logs().findByRole('button', { name: 'Show all attempts' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(input('Employee name').value).toBe('');
  expect(address()).toBe('/employees');
});

test('takes the filters from the address', async () => {
  const { calls } = open(
    [noEmployees, answering(list, [failed])],
    'manager',
    '/employees?success=false&employeeName=ana+lop&startDate=2026-11-01&endDate=2026-11-04',
  );
  await logs().findByRole('table');
  expect(logs().getByLabelText<HTMLSelectElement>('Status').value).toBe('false');
  expect(['Employee name', 'Start date', 'End date'].map((label) => input(label).value)).toEqual([
    ...['ana lop', '2026-11-01', '2026-11-04'],
  ]);
  expect(calls.find(({ endpoint }) => endpoint === list)?.input.query).toMatchObject({
    ...{ success: 'false', employeeName: 'ana lop', startDate: '2026-11-01', endDate: '2026-11-04' },
  });
});

test('shows more attempts below the newest until there are no more', async () => {
  const newest = answering(list, [succeeded]);
  const link = `<${list.path}?cursor=after>; rel="next"`;
  const { person, calls } = open([
    noEmployees,
    inTurn(newest, withHeaders(newest, { link }), answering(list, [failed])),
  ]);
  await logs().findByRole('table');
  await person.click(logs().getByRole('button', { name: 'Refresh' }));
  const more = await logs().findByRole('button', { name: 'Show more' });
  expect(logs().getByText('These are the newest 1 attempts.')).toBeTruthy();
  await person.click(more);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]!.textContent).toContain('Wrong code');
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after' });
  expect(logs().queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows that it waits, why loading failed, and loads when tried again', async () => {
  const failing = onCue(refusing(list, 500, 'The database is away.'));
  const { person } = open([noEmployees, inTurn(failing, answering(list, [succeeded]))]);
  expect(screen.getByRole('progressbar', { name: 'Loading the verification logs…' })).toBeTruthy();
  failing.arrive();
  const alert = await logs().findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch verification logs');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(logs().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});
