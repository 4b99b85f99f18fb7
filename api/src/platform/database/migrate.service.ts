import { Logger } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import type { Env } from '../env/env.service.ts';
import { databaseOptions } from './database.options.ts';
import {
  derivedLogin,
  ensureQueueSchema,
  givenLogin,
  isRuntimeRole,
  prepareRuntimeRole,
} from './runtime-role.repository.ts';

/** @param isNew whether nothing was in it before  @param url the way to the database by the role that the product works by */
type Prepared = { isNew: boolean; url: string };
type Settings = Pick<Env['settings'], 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'SECRET_KEY'>;

const logger = new Logger('Database');

/** Does the work as one connection; replicas that start together wait for one another. */
async function oneAtATime<T>(url: string, work: (source: DataSource, db: QueryRunner) => Promise<T>): Promise<T> {
  const source = await new DataSource(databaseOptions(url)).initialize();
  const db = source.createQueryRunner();
  try {
    await db.query(`SELECT pg_advisory_lock(hashtext('migrations'))`);
    return await work(source, db);
  } finally {
    // the lock ends with its connection
    await db.release();
    await source.destroy();
  }
}

/**
 * Brings the schema of a database up to date as its owner, and prepares the role by which the product works on it
 * (docs/adr/0034). @throws Error where this process may not bring it up to date
 */
export function migrate({ DATABASE_URL, DATABASE_OWNER_URL, SECRET_KEY }: Settings): Promise<Prepared> {
  return oneAtATime(DATABASE_OWNER_URL ?? DATABASE_URL, async (source, db) => {
    if (!DATABASE_OWNER_URL && (await isRuntimeRole(db))) {
      if (await source.showMigrations())
        throw new Error(
          'The database is of an older version. Bring it to this one by PROCESS=migrations and DATABASE_OWNER_URL first.',
        );
      return { isNew: false, url: DATABASE_URL };
    }
    const known = await source.query<unknown[]>(`SELECT FROM pg_tables WHERE tablename = 'migrations'`);
    await source.runMigrations();
    const isNew = known.length === 0;
    if (DATABASE_OWNER_URL) {
      await prepareRuntimeRole(db, givenLogin(DATABASE_URL));
      return { isNew, url: DATABASE_URL };
    }
    const login = derivedLogin(DATABASE_URL, SECRET_KEY);
    try {
      await prepareRuntimeRole(db, login);
      return { isNew, url: login.url };
    } catch (error) {
      // such as a server on which the owner may make no role: the hotel works, and the log is as safe as its owner's password
      logger.error(
        `The product works as the owner of its database, who could change the audit log (docs/deploying.md): ${(error as Error).message}`,
      );
      await ensureQueueSchema(db);
      return { isNew, url: DATABASE_URL };
    }
  });
}
