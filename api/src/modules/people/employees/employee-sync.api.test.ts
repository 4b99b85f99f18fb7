import pg from 'pg';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { employeeEndpoints, type Employee, type SyncSummary } from '@booking/contracts/employees';
import { recover, useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
beforeEach(() => hotel.api.sql('TRUNCATE employee CASCADE'));

const path = '/api/admin/employees/sync-cloudbeds';
const headers = basicOf(owner.email, owner.password);
const sync = (): Promise<SyncSummary> => hotel.api.call(employeeEndpoints.sync);
const list = (): Promise<Employee[]> => hotel.api.call(employeeEndpoints.list);
const names = async (): Promise<string[]> => (await list()).map(({ firstName }) => firstName);
const everybody = ['Theo', 'Wei', 'Dario', 'Ana', 'Maria'];
const toEnter = 'Cloudbeds tells no phone numbers: enter them, and make active who may use the staff assistant.';

test('a first sync adds all employees, inactive and without a phone number, and says what is left to do', async () => {
  expect(await sync()).toEqual({
    ...{ synced: 5, updated: 0, skipped: 0, total: 5 },
    message: '5 added, 0 updated, 0 skipped.',
    warning: toEnter,
  });
  expect(await names()).toEqual(everybody);
  const maria = (await list()).find(({ firstName }) => firstName === 'Maria');
  expect(maria).toMatchObject({ role: 'Housekeeper', phoneNumber: '', isActive: false, cloudbedsEmployeeId: '568160' });
});

test('a second sync skips unchanged employees, follows names, keeps roles, and marks those who left', async () => {
  await sync();
  const [theo] = await list();
  const mine = { role: 'Manager', phoneNumber: '5125550190', isActive: true } as const;
  await hotel.api.call(employeeEndpoints.update, { params: { id: theo!.id }, body: { ...mine, lastName: 'Old' } });
  await hotel.api.sql(
    `INSERT INTO employee (mode, first_name, last_name, role, is_active, phone_number, cloudbeds_employee_id)
     VALUES ('test', 'Gone', 'Person', 'Manager', true, '5125550199', '1')`,
  );
  const preview = await hotel.api.call(employeeEndpoints.previewSync);
  expect(preview.steps.filter(({ action }) => action !== 'skipped')).toEqual([
    { action: 'updated', name: 'Theo Old', detail: 'Last name becomes Brandt' },
    { action: 'missing', name: 'Gone Person', detail: expect.stringMatching(/^Is not in Cloudbeds any more/) },
  ]);
  const warning = 'Not in Cloudbeds any more, or inactive there: Gone Person.';
  expect(preview.warning).toBe(warning);
  expect((await list())[0]!.lastName).toBe('Chen');

  expect(await sync()).toMatchObject({ synced: 0, updated: 1, skipped: 4, total: 5, warning });
  const after = await list();
  expect(after.find(({ id }) => id === theo!.id)).toMatchObject({ ...mine, lastName: 'Brandt' });
  const gone = after.find(({ firstName }) => firstName === 'Gone');
  expect(gone).toMatchObject({ isActive: true, missingSince: expect.any(String) });
  await sync();
  expect(await list()).toContainEqual(gone);
});

test('two simultaneous syncs add no employee twice', async () => {
  const [one, other] = await Promise.all([sync(), sync()]);
  expect([one.synced, other.synced].sort()).toEqual([0, 5]);
  expect(await list()).toHaveLength(5);
});

test('an edit under way is waited for', async () => {
  await sync();
  await hotel.api.sql(`UPDATE employee SET first_name = 'Old'`);
  const edit = new pg.Client(hotel.api.databaseUrl);
  await edit.connect();
  await edit.query('BEGIN; SELECT FROM employee FOR UPDATE');
  const synced = sync();
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => (await hotel.api.sql(waiting)).length > 0);
  await edit.query(`UPDATE employee SET role = 'Manager'; COMMIT`);
  await edit.end();
  expect(await synced).toMatchObject({ updated: 5 });
  expect((await list()).map(({ role }) => role)).toEqual(everybody.map(() => 'Manager'));
});

describe('a Cloudbeds', () => {
  test('with pages of two employees is read completely', async () => {
    await hotel.simulators.fault('cloudbeds', 'short_pages');
    expect(await sync()).toMatchObject({ synced: 5, total: 5 });
    expect(await names()).toEqual(everybody);
  });

  test('that fails after the first page changes nothing, and says so', async () => {
    await hotel.simulators.fault('cloudbeds', 'short_pages', 'server_error', 'half_way');
    const answer = await hotel.api.request(path, { method: 'POST', headers });
    expect((await errorOf(answer, 502)).message).toMatch(
      /^Cloudbeds failed on its own side .+ No employee was changed\.$/,
    );
    expect(await list()).toEqual([]);
    await recover(hotel);
    expect(await sync()).toMatchObject({ synced: 5 });
  });

  test('that is down fails the preview as well', async () => {
    await hotel.simulators.fault('cloudbeds', 'server_error');
    expect((await errorOf(await hotel.api.request(path, { headers }), 502)).message).toMatch(/No employee was changed/);
  });
});
