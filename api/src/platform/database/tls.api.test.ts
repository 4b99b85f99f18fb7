import { describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createDatabase } from '../../../test/start/databases.ts';
import { failedStart } from '../../../test/start/failed-start.ts';
import { databaseOptions } from './database.options.ts';

const withoutTls = 'The server does not support SSL connections';

/** The database of the tests has no certificate. */
describe('with sslmode=verify-full in its address, a database without TLS is not used', () => {
  test('by the migrations, and the start ends with one line that says so', async () => {
    const url = `${await createDatabase()}?sslmode=verify-full`;
    expect(await failedStart({ DATABASE_URL: url })).toContain(withoutTls);
  });

  test('by repositories', async () => {
    const opened = new DataSource(databaseOptions(`${await createDatabase()}?sslmode=verify-full`)).initialize();
    await expect(opened).rejects.toThrow(withoutTls);
  });
});
