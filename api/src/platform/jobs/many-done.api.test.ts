import { expect, test } from '@jest/globals';
import { eventually, startOwnApi } from '../../../test/start/running-api.ts';
import { begin, report } from '../../../test/providers/server-messages.ts';

const done = 8_000;
const come = 60;

test('work that is done is not read again for each work that comes', async () => {
  const api = await startOwnApi();
  await api.sql(
    `INSERT INTO jobs.job_common (name, data, state, completed_on, output)
     SELECT 'process-inbound-event', '{"eventId": "0"}', 'completed', now(), '{}' FROM generate_series(1, $1)`,
    [done],
  );
  await api.sql('ANALYZE jobs.job_common');
  const counted = async () => {
    const [row] = await api.sql<{ read: number; changed: number }>(
      `SELECT (seq_tup_read + idx_tup_fetch)::int AS read, n_tup_upd::int AS changed
       FROM pg_stat_user_tables WHERE relname = 'job_common'`,
    );
    return row!;
  };
  const before = await counted();
  for (let call = 0; call < come; call++) await api.webhook(report({ id: `call-${call}`, at: begin }));
  // each is taken and done, and PostgreSQL counts what it did a little later
  await eventually(async () => (await counted()).changed >= before.changed + come * 2, 250);
  // once in a while pg-boss counts all there is; to read it for each job would be many times as much
  expect((await counted()).read - before.read).toBeLessThan((done * come) / 8);
  await api.stop();
});
