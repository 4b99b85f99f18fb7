import { join } from 'node:path';
import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming.adapter.ts';

/** How the database is opened. Entities come with the modules that own them; the schema comes from the migrations alone. */
export const databaseOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  driver: pg,
  url,
  // beside the built module, and copied beside the bundle (api/bundle.ts)
  migrations: [join(import.meta.dirname, 'migrations/*.js')],
  migrationsTransactionMode: 'each',
  namingStrategy: new SnakeNamingStrategy(),
  synchronize: false,
  poolSize: 20,
  extra: { connectionTimeoutMillis: 5_000 },
});
