// Prints the patterns of a data set: node derive-booking-patterns.ts hotel-bookings.csv > booking-patterns.json
import { readFileSync } from 'node:fs';
import { derivePatterns } from './pattern-derivation.ts';
import { readReservationRows } from './reservation-rows.ts';

const path = process.argv[2];
if (path === undefined) {
  process.stderr.write('usage: derive-booking-patterns.ts <path of the CSV>\n');
  process.exit(1);
}
process.stdout.write(`${JSON.stringify(derivePatterns(readReservationRows(readFileSync(path, 'utf8'))), null, 2)}\n`);
