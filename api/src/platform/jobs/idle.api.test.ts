import { expect, test } from '@jest/globals';
import { startOwnApi } from '../../../test/start/running-api.ts';

const watchedMs = 10_000;

test('an idle product sends almost no queries', async () => {
  const api = await startOwnApi({ JOBS_POLL_MS: '5000' });
  const transactions = async (): Promise<number> => {
    const [row] = await api.sql<{ count: number }>(
      'SELECT (xact_commit + xact_rollback)::int AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return row!.count;
  };
  /** PostgreSQL counts a connection's transactions some seconds later, so single seconds say nothing. */
  const countWhile = async (): Promise<number> => {
    const before = await transactions();
    await new Promise((go) => setTimeout(go, watchedMs));
    return (await transactions()) - before;
  };
  // the end of the start, and what is due each minute, may fall into some of the times that are watched
  const quietest = async (tries: number): Promise<number> => {
    const count = await countWhile();
    return count < 200 || tries === 1 ? count : quietest(tries - 1);
  };
  expect(await quietest(6)).toBeLessThan(200);
  await api.stop();
}, 120_000);
