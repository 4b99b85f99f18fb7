import { afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { eventually, startApiProcess, type ApiInProcess } from '../../../test/start/running-api.ts';
import { begin, report, statusUpdate } from '../../../test/providers/server-messages.ts';

let api: ApiInProcess;
afterEach(() => api.stop());

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** Kills the process and starts it again on the same database. */
async function restart(): Promise<void> {
  await api.kill();
  await api.stop();
  api = await startApiProcess({}, api.databaseUrl);
}

const allProcessed = (): Promise<boolean> =>
  eventually(async () => {
    const open = await api.sql(`SELECT id FROM inbound_event WHERE status <> 'done' LIMIT 1`);
    return open.length === 0;
  });

describe('a process that is killed', () => {
  test('under 50 server messages a second loses no acknowledged one and repeats none', async () => {
    api = await startApiProcess();
    const acknowledged: string[] = [];
    const sent: Promise<void>[] = [];
    for (let count = 0; count < 100; count++) {
      const id = `crash-${count}`;
      const answer = api.webhook(report({ id, at: begin + count }));
      sent.push(answer.then(({ ok }) => void (ok && acknowledged.push(id))).catch(() => undefined));
      await pause(20);
    }
    await Promise.all(sent);
    // some are on their way when the power fails
    for (let count = 100; count < 120; count++) {
      const id = `crash-${count}`;
      const answer = api.webhook(report({ id, at: begin + count }));
      sent.push(answer.then(({ ok }) => void (ok && acknowledged.push(id))).catch(() => undefined));
    }
    await sent.at(-12);
    await restart();
    await Promise.all(sent);

    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    await allProcessed();
    const events = await api.sql<{ id: string; times: number }>(
      `SELECT payload->'message'->'call'->>'id' AS id, count(*)::int AS times FROM inbound_event GROUP BY 1`,
    );
    expect(events.filter(({ times }) => times !== 1)).toEqual([]);
    const calls = new Set((await api.sql<{ id: string }>('SELECT id FROM call WHERE has_report')).map(({ id }) => id));
    expect(acknowledged.filter((id) => !calls.has(id))).toEqual([]);
    expect(calls.size).toBe(events.length);
  });

  test('during its work continues it after the restart', async () => {
    api = await startApiProcess();
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    try {
      // holds the table, so that the work begins and cannot end
      await holder.query('BEGIN; LOCK TABLE call IN ACCESS EXCLUSIVE MODE');
      await api.webhook(statusUpdate({ id: 'held', at: begin }, 'in-progress', 0));
      await eventually(async () => (await api.sql(`SELECT 1 FROM jobs.job WHERE state = 'active'`)).length > 0);
      await api.kill();
      await holder.query('ROLLBACK');
    } finally {
      await holder.end();
    }
    await restart();
    await allProcessed();
    expect(await api.sql(`SELECT id, status FROM call`)).toEqual([{ id: 'held', status: 'in-progress' }]);
  });
});

test('a stopping process finishes its work and exits', async () => {
  api = await startApiProcess();
  await api.webhook(report({ id: 'last', at: begin }));
  const ended = new Promise<number>((done) => api.process.once('exit', () => done(performance.now())));
  const asked = performance.now();
  api.process.kill('SIGTERM');
  expect((await ended) - asked).toBeLessThan(5_000);
  expect(await api.sql('SELECT count(*)::int AS events FROM inbound_event')).toEqual([{ events: 1 }]);
});
