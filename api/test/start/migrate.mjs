// Brings a database to the schema of the built API: node migrate.mjs <address>
import { migrate } from '../../dist/platform/database/migrate.service.js';

await migrate({ DATABASE_URL: process.argv[2], SECRET_KEY: 'a-key-that-is-only-for-tests' });
