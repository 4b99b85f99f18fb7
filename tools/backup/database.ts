import type { Environment } from '@booking/environment/environment';
import pg from 'pg';
import { runningPostgres, startPostgres } from '../src/postgres/postgres.ts';
import { getOrCreateSecret } from '../src/environment/secrets.ts';

type Database = { url: string; leave: () => Promise<void> };
const stays = async (): Promise<void> => undefined;

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** The product's database: the one that DATABASE_URL names, else the one of DATA_DIR, started for as long as it is needed. @throws UserFacingError */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Environment): Promise<Database> {
  if (DATABASE_URL) return { url: DATABASE_URL, leave: stays };
  const password = getOrCreateSecret(DATA_DIR, 'database-password');
  const running = runningPostgres(DATA_DIR, password);
  if (running && (await answers(running))) return { url: running, leave: stays };
  const { url, stop } = await startPostgres(DATA_DIR, password);
  return { url, leave: stop };
}
