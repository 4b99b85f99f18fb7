// Brings a database to the schema of the built API: node migrate.mjs <address>
import 'reflect-metadata';
import { entities } from '../dist/entities.js';
import { createDataSource, migrate } from '../dist/platform/database/data-source.js';

const database = await createDataSource(process.argv[2], entities).initialize();
await migrate(database);
await database.destroy();
