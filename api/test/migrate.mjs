// Brings a database to the schema of the built API: node migrate.mjs <address>
import { migrate } from '../dist/platform/database/migrate.js';

await migrate(process.argv[2]);
