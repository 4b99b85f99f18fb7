import { expect, test } from '@jest/globals';
import { startApi } from '../../../test/running-api.ts';

const seconds = 5;

test('a house in which nothing happens leaves its database in peace', async () => {
  const api = await startApi();
  const transactions = async (): Promise<number> => {
    // a connection tells what it did when it has been idle for a while
    await new Promise((go) => setTimeout(go, 1500));
    const [row] = await api.sql<{ count: number }>(
      'SELECT (xact_commit + xact_rollback)::int AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return row!.count;
  };
  const before = await transactions();
  await new Promise((go) => setTimeout(go, seconds * 1000));
  expect((await transactions()) - before).toBeLessThan(20 * seconds);
  await api.stop();
});
