import { expect, test } from '@jest/globals';
import { startOwnApi } from '../../../test/running-api.ts';

const seconds = 9;

test('a house in which nothing happens leaves its database in peace', async () => {
  const api = await startOwnApi({ JOBS_POLL_MS: '5000' });
  const transactions = async (): Promise<number> => {
    const [row] = await api.sql<{ count: number }>(
      'SELECT (xact_commit + xact_rollback)::int AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return row!.count;
  };
  const each: number[] = [];
  let before = await transactions();
  for (let second = 0; second < seconds; second++) {
    await new Promise((go) => setTimeout(go, 1000));
    const now = await transactions();
    each.push(now - before);
    before = now;
  }
  // what is due each minute, and the end of the start, fall into single seconds
  const usual = each.toSorted((a, b) => a - b)[Math.floor(seconds / 2)];
  expect(usual).toBeLessThan(20);
  await api.stop();
});
