import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { AppModule } from '../../app.module.ts';
import { apiVariables } from '../../../test/start/api-process.ts';
import { createDatabase } from '../../../test/start/databases.ts';
import { Env } from '../env/env.service.ts';

let app: INestApplicationContext;
let database: DataSource;
beforeAll(async () => {
  Logger.overrideLogger(false);
  const env = Env.read(apiVariables(await createDatabase(), { PROCESS: 'api' }));
  app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false, abortOnError: false });
  database = app.get(DataSource);
});
afterAll(() => app.close());

const typeOf = (column: ColumnMetadata): string => {
  const { precision, scale, length, isArray } = column;
  const sizes = length ? [length] : [precision, scale].filter((size) => typeof size === 'number');
  const size = sizes.length > 0 ? `(${sizes.join(',')})` : '';
  const [first, ...rest] = database.driver.normalizeType(column).split(' ');
  const sized = first === 'timestamp' ? [first + size, ...rest] : [first, ...rest, size];
  return `${sized.join(' ').replace(' (', '(').trim()}${isArray ? '[]' : ''}${column.isNullable ? '' : ' NOT NULL'}`;
};

test('every table has an entity, and a module registers it', async () => {
  const tables = await database.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY name`,
  );
  const known = database.entityMetadatas.map(({ tableName }) => tableName).sort();
  expect(known).toEqual(tables.map(({ name }) => name));
});

// what PostgreSQL generates itself, for searches, is no entity's; indexes and constraints are the migrations' alone
test('columns of entities have the type and the nullability of the migrated tables', async () => {
  const columns = await database.query<{ name: string; type: string }[]>(
    `SELECT relname || '.' || attname AS name,
       format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END AS type
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  const ofEntities = database.entityMetadatas.flatMap(({ tableName, columns: all }) =>
    all.map((column) => [`${tableName}.${column.databaseName}`, typeOf(column)] as const),
  );
  expect(Object.fromEntries(ofEntities)).toEqual(Object.fromEntries(columns.map(({ name, type }) => [name, type])));
});
