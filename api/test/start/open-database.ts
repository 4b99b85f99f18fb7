import { DataSource, type ObjectLiteral } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database.options.ts';

/** Opens a database whose schema is there, with the entities that a test needs. */
export const openDatabase = (url: string, ...entities: (new () => ObjectLiteral)[]): Promise<DataSource> =>
  new DataSource({ ...databaseOptions(url), entities }).initialize();
