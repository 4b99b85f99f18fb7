import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { createDatabase } from '../../../test/start/databases.ts';
import { eventually, owner, startApiProcess, type ApiInProcess } from '../../../test/start/running-api.ts';
import { begin, report, toolCalls } from '../../../test/providers/server-messages.ts';
import { basicOf, signIn } from '../../../test/people/staff.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../../test/providers/database-proxy.ts';

let wire: DatabaseProxy;
let api: ApiInProcess;
beforeAll(async () => {
  wire = await startDatabaseProxy(await createDatabase());
  api = await startApiProcess({}, wire.url);
});
afterAll(async () => {
  await api.stop();
  await wire.end();
});
afterEach(() => expect(api.process.exitCode).toBeNull());

const ready = async (): Promise<number> => (await api.request('/api/health/ready')).status;

describe('when the database drops every connection', () => {
  test('requests go on, and so does the work', async () => {
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await eventually(async () => (await ready()) === 200);
    expect((await api.webhook(report({ id: 'after-drop', at: begin }))).status).toBe(200);
    await eventually(async () => (await api.sql(`SELECT 1 FROM call WHERE id = 'after-drop'`)).length === 1);
  });
});

describe('while the database is away', () => {
  let session: { cookie: string };
  beforeAll(async () => {
    session = await signIn(api, owner.email, owner.password);
    await wire.cut();
  });
  afterAll(() => wire.mend());

  test('the process lives and says that it is not ready', async () => {
    expect((await api.request('/api/health/live')).status).toBe(200);
    await errorOf(await api.request('/api/health/ready'), 503);
  });

  test.each<[string, () => Promise<Response>]>([
    ['a list', () => api.request('/api/admin/call-logs', { headers: session })],
    ['who is signed in', () => api.request('/api/auth/me', { headers: session })],
    ['a sign-in', () => api.request('/api/auth/sign-in', { method: 'POST', body: owner })],
    ['HTTP Basic', () => api.request('/api/admin/alerts', { headers: basicOf('nobody', 'x') })],
    ['a server message', () => api.webhook(report({ id: 'lost', at: begin }))],
    ['a tool call', () => api.webhook(toolCalls({ id: 'lost', at: begin }))],
    ['an unknown admin address', () => api.request('/api/admin/nothing', { headers: session })],
    ['what the shell starts from', () => api.request('/api/boot')],
    ['a page', () => api.request('/sign-in')],
  ])('%s is answered with 503 and when to come again', async (_, send) => {
    const answer = await send();
    expect((await errorOf(answer, 503)).code).toBe('database_away');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('when the database is back', () => {
  test('requests recover within five seconds, and so does the work', async () => {
    const since = performance.now();
    await eventually(async () => (await ready()) === 200);
    expect(performance.now() - since).toBeLessThan(5_000);
    expect((await api.webhook(report({ id: 'after-outage', at: begin }))).status).toBe(200);
    await eventually(async () => (await api.sql(`SELECT 1 FROM call WHERE id = 'after-outage'`)).length === 1);
  });
});
