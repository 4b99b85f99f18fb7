import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { employeeEndpoints, type Employee } from '@booking/contracts/employees';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const path = '/api/admin/employees';
const headers = basicOf(owner.email, owner.password);
const ana = { firstName: 'Ana', lastName: 'Lopez', phoneNumber: '5125550190' };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.sql('TRUNCATE employee CASCADE'));
afterAll(() => api.stop());

const add = (fields: object = {}): Promise<Employee> =>
  api.call(employeeEndpoints.create, { body: { ...ana, ...fields } });
const list = (): Promise<Employee[]> => api.call(employeeEndpoints.list);
const send = (method: string, id: string, body?: object): Promise<Response> =>
  api.request(`${path}/${id}`, { method, headers, ...(body && { body }) });

test('a new employee is active and at the front desk by default, and listed by name', async () => {
  const first = await add();
  expect(first).toMatchObject({ ...ana, role: 'Front Desk', isActive: true, missingSince: null });
  expect(first).not.toHaveProperty('email');
  await add({ lastName: 'Abel', phoneNumber: '5125550191', role: 'Manager', isActive: false, email: 'abel@h.example' });
  expect((await list()).map(({ lastName }) => lastName)).toEqual(['Abel', 'Lopez']);
  expect((await list())[0]).toMatchObject({ role: 'Manager', isActive: false, email: 'abel@h.example' });
});

test('a change keeps omitted fields, and can remove an e-mail address', async () => {
  const { id } = await add({ email: 'ana@h.example', cloudbedsEmployeeId: '77' });
  const body = { role: 'Housekeeper', email: '' } as const;
  const changed = await api.call(employeeEndpoints.update, { params: { id }, body });
  expect(changed).toMatchObject({ ...ana, role: 'Housekeeper', cloudbedsEmployeeId: '77' });
  expect(changed).not.toHaveProperty('email');
  expect(await list()).toEqual([changed]);
});

test('two simultaneous changes of different fields are both stored', async () => {
  const { id } = await add();
  await Promise.all([send('PATCH', id, { role: 'Manager' }), send('PATCH', id, { lastName: 'Ortiz' })]);
  expect((await list())[0]).toMatchObject({ role: 'Manager', lastName: 'Ortiz' });
});

test('a removed employee is gone', async () => {
  const { id } = await add();
  const answer = await send('DELETE', id);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(await list()).toEqual([]);
});

test.each([
  ['PATCH', { role: 'Manager' }],
  ['DELETE', undefined],
])('%s of an unknown employee is 404', async (method, body) => {
  expect((await errorOf(await send(method, crypto.randomUUID(), body), 404)).message).toBe(
    'This employee was not found.',
  );
});

test.each([
  ['firstName', ' ', 'Enter the first name.'],
  ['lastName', '', 'Enter the last name.'],
  ['firstName', 'x'.repeat(101), 'At most 100 characters.'],
  ['phoneNumber', '512555019', 'A phone number has 10 digits, no spaces or dashes.'],
  ['phoneNumber', '512-555-0190', 'A phone number has 10 digits, no spaces or dashes.'],
  ['phoneNumber', '51255501900', 'A phone number has 10 digits, no spaces or dashes.'],
  ['email', 'ana', 'An e-mail address looks like ana@hotel.example; it may be left empty.'],
  [
    'email',
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
    'At most 254 characters.',
  ],
  ['role', 'Chef', 'A role is Front Desk, Housekeeper, Manager or Maintenance.'],
])('%s "%s" is refused: %s', async (field, value, sentence) => {
  const body = { ...ana, [field]: value };
  const { message, issues } = await errorOf(await api.request(path, { method: 'POST', headers, body }), 400);
  expect(message).toBe(sentence);
  expect(issues).toEqual([{ path: field, message: sentence }]);
  expect(await list()).toEqual([]);
});

describe('a phone number', () => {
  const taken = 'Ana Lopez has this phone number already.';

  test('is unique, also when two are added at once', async () => {
    const theo = { ...ana, firstName: 'Theo', lastName: 'Brandt' };
    await add();
    const again = await api.request(path, { method: 'POST', headers, body: theo });
    expect((await errorOf(again, 409)).message).toBe(taken);
    const other = { ...theo, phoneNumber: '5125550195' };
    const both = await Promise.all([1, 2].map(() => api.request(path, { method: 'POST', headers, body: other })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('of another employee is rejected', async () => {
    await add();
    const { id } = await add({ firstName: 'Theo', phoneNumber: '5125550191' });
    expect((await errorOf(await send('PATCH', id, { phoneNumber: ana.phoneNumber }), 409)).message).toBe(taken);
    expect((await list()).map(({ phoneNumber }) => phoneNumber).sort()).toEqual(['5125550190', '5125550191']);
  });

  test('is required for an active employee', async () => {
    const [row] = await api.sql<{ id: string }>(
      `INSERT INTO employee (mode, first_name, last_name, role, is_active)
       VALUES ('test', 'Wei', 'Chen', 'Front Desk', false) RETURNING id`,
    );
    expect((await errorOf(await send('PATCH', row!.id, { isActive: true }), 409)).message).toBe(
      'Nobody can be active without a phone number. Enter it first.',
    );
    expect((await send('PATCH', row!.id, { isActive: true, phoneNumber: '5125550177' })).status).toBe(200);
  });
});

test('an id at Cloudbeds is unique', async () => {
  await add({ cloudbedsEmployeeId: '77' });
  const body = { ...ana, phoneNumber: '5125550191', cloudbedsEmployeeId: '77' };
  const { message } = await errorOf(await api.request(path, { method: 'POST', headers, body }), 409);
  expect(message).toBe('Ana Lopez has this id at Cloudbeds already.');
});

test('each mode has its own employees', async () => {
  const { id } = await add();
  await api.sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`);
  expect(await list()).toEqual([]);
  await errorOf(await send('DELETE', id), 404);
  await add();
  await api.sql(`DELETE FROM setting WHERE key = 'mode'`);
  expect(await list()).toHaveLength(1);
});
