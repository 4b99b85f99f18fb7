import { afterEach, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { eventually, startApiProcess, type ApiInProcess } from '../../../test/start/running-api.ts';
import { begin, report } from '../../../test/providers/server-messages.ts';

let api: ApiInProcess;
afterEach(() => api.stop());

const ends = (): Promise<void> => new Promise((done) => api.process.once('exit', () => done()));

test('a stopping process first reports that it is not ready, and serves until load balancers have seen it', async () => {
  api = await startApiProcess({ DRAIN_SECONDS: '2' });
  const ended = ends();
  const asked = performance.now();
  api.process.kill('SIGTERM');
  await eventually(async () => (await api.request('/api/health/ready')).status === 503);
  expect((await errorOf(await api.request('/api/health/ready'), 503)).code).toBe('ending');
  const answer = await api.webhook(report({ id: 'late', at: begin }));
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await ended;
  expect(performance.now() - asked).toBeGreaterThan(1_900);
  expect(await api.sql('SELECT count(*)::int AS events FROM inbound_event')).toEqual([{ events: 1 }]);
});

test('a request under way during the stop can still enqueue a job, and the stop does not wait for it', async () => {
  api = await startApiProcess();
  const holder = new pg.Client({ connectionString: api.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE inbound_event IN ACCESS EXCLUSIVE MODE');
  const answer = api.webhook(report({ id: 'held', at: begin }));
  await pause(300);
  const ended = ends();
  api.process.kill('SIGTERM');
  await pause(700);
  await holder.query('ROLLBACK').finally(() => holder.end());
  expect((await answer).status).toBe(200);
  const answered = performance.now();
  await ended;
  expect(performance.now() - answered).toBeLessThan(5_000);
  expect(await api.sql('SELECT count(*)::int AS events FROM inbound_event')).toEqual([{ events: 1 }]);
});
