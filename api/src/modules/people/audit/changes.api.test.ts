import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { employeeEndpoints } from '@booking/contracts/employees';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { settingEndpoints } from '@booking/contracts/settings';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

type Row = {
  action: string;
  actor_kind: string;
  actor_email: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

let api: RunningApi;
let email: string;
beforeAll(async () => {
  api = await startApi();
  email = await addAccount(api, 'manager');
  await insertCalls(api, [{ id: 'one', started_at: '2026-11-10T18:00:00Z' }]);
  await api.sql(
    `INSERT INTO inbound_event (id, provider, event_key, kind, mode, payload, status, attempts, last_error)
     OVERRIDING SYSTEM VALUE VALUES (7, 'nobody', 'one', 'odd', 'test', '{}', 'dead', 6, 'Nobody understands it.')`,
  );
});
afterAll(() => api.stop());

const ask = async (endpoint: Endpoint, body?: object, id: string | number = ''): Promise<Response> =>
  api.request(addressOf(endpoint, { id }), {
    method: endpoint.method,
    headers: basicOf(email, staffPassword),
    ...(body && { body }),
  });
const made = async (endpoint: Endpoint, body: object): Promise<string> =>
  String(((await (await ask(endpoint, body)).json()) as { id: string | number }).id);

const newest = async (): Promise<Row> => {
  const [event] = await api.call(auditEndpoints.list, { query: { limit: 1 } });
  const { action, actor, subject, before, after } = event!;
  return {
    ...{ action, before, after, actor_kind: actor.kind, actor_email: actor.name! },
    subject: `${subject?.type} ${subject?.id}`,
  };
};

const employee = { phoneNumber: '7375550123', firstName: 'Ann', lastName: 'Lee', role: 'Front Desk', isActive: true };
const entry = { category: 'Communication Rules', title: 'Pets', content: 'Dogs are welcome.', order: 1, isActive: 1 };
const golden = {
  assistantType: 'guest',
  name: 'Says the price',
  turns: [{ says: 'How much is a room?', expects: [] }],
  isActive: true,
};

const noted: Record<string, () => Promise<[subject: string, change: Partial<Row>]>> = {
  'a setting': async () => {
    await ask(settingEndpoints.save, { key: 'idImageRetentionDays', value: 45 });
    const change = { before: { idImageRetentionDays: 30 }, after: { idImageRetentionDays: 45 } };
    return ['setting idImageRetentionDays', { action: 'settings.change', ...change }];
  },
  'an employee who is hired': async () => {
    const id = await made(employeeEndpoints.create, employee);
    const { phoneNumber, firstName } = employee;
    const after = expect.objectContaining({ phoneNumber, firstName }) as never;
    return [`employee ${id}`, { action: 'employees.create', before: null, after }];
  },
  'an employee who has another number': async () => {
    const id = await made(employeeEndpoints.create, { ...employee, phoneNumber: '7375550124' });
    await ask(employeeEndpoints.update, { phoneNumber: '7375550125' }, id);
    const change = { before: { phoneNumber: '7375550124' }, after: { phoneNumber: '7375550125' } };
    return [`employee ${id}`, { action: 'employees.update', ...change }];
  },
  'an employee who leaves': async () => {
    const id = await made(employeeEndpoints.create, { ...employee, phoneNumber: '7375550126' });
    await ask(employeeEndpoints.remove, undefined, id);
    const before = expect.objectContaining({ phoneNumber: '7375550126' }) as never;
    return [`employee ${id}`, { action: 'employees.remove', before, after: null }];
  },
  'an entry of the documentation': async () => {
    const id = await made(documentationEndpoints.create, entry);
    await ask(documentationEndpoints.update, { content: 'No dogs.' }, id);
    const change = { before: { content: 'Dogs are welcome.' }, after: { content: 'No dogs.' } };
    return [`documentation ${id}`, { action: 'documentation.update', ...change }];
  },
  'a golden call': async () => {
    const id = await made(goldenCallEndpoints.create, golden);
    await ask(goldenCallEndpoints.change, { ...golden, isActive: false }, id);
    const change = { before: { isActive: true }, after: { isActive: false } };
    return [`golden_call ${id}`, { action: 'golden_calls.change', ...change }];
  },
  'the review of a call': async () => {
    await ask(callDetailEndpoints.review, { status: 'reviewed', revision: 0 }, 'one');
    const change = { before: { status: 'not_reviewed' }, after: { status: 'reviewed' } };
    return ['call one', { action: 'calls.review', ...change }];
  },
  'an event that is processed again': async () => {
    await ask(webhookEndpoints.replay, undefined, 7);
    const change = {
      before: { status: 'dead', attempts: 6, lastError: 'Nobody understands it.' },
      after: { status: 'pending', attempts: 0, lastError: null },
    };
    return ['webhook 7', { action: 'webhooks.replay', ...change }];
  },
};

test.each(Object.keys(noted))('the event of %s has the author and the values before and after', async (what) => {
  const [subject, change] = await noted[what]!();
  expect(await newest()).toEqual({ actor_kind: 'person', actor_email: email, subject, ...change });
});

test('each event has the request id and address', async () => {
  // one is written with the change, the other after it
  for (const act of [
    () => ask(settingEndpoints.save, { key: 'idImageRetentionDays', value: 60 }),
    () => ask(webhookEndpoints.replay, undefined, 7),
  ]) {
    const answer = await act();
    expect(await api.sql('SELECT request_id, address FROM audit_event ORDER BY id DESC LIMIT 1')).toEqual([
      { request_id: answer.headers.get('x-request-id'), address: '127.0.0.1' },
    ]);
  }
});

test('a rejected request leaves no event', async () => {
  const before = await newest();
  expect((await ask(settingEndpoints.save, { key: 'idImageRetentionDays', value: 'many' })).status).toBe(400);
  expect((await ask(employeeEndpoints.remove, undefined, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect(await newest()).toEqual(before);
});

test('fifty simultaneous changes form one chain without a gap', async () => {
  const count = async (): Promise<number> =>
    (await api.sql<{ count: number }>('SELECT count(*)::int FROM audit_event'))[0]!.count;
  const before = await count();
  const days = Array.from({ length: 50 }, (_, index) => index + 7);
  await Promise.all(days.map((value) => ask(settingEndpoints.save, { key: 'idImageRetentionDays', value })));
  expect(await count()).toBe(before + 50);
  const [chain] = await api.sql(
    `SELECT max(place)::int AS last, count(*)::int AS links FROM audit_link JOIN audit_event ON id = event_id`,
  );
  expect(chain).toEqual({ last: before + 50, links: before + 50 });
});
