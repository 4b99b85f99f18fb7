import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { useOwnConnectedApi } from '../../../api/test/start/connected-api.ts';
import { checkAll, checks, type Checked } from './checks.ts';
import { look } from './look.ts';
import { playRoughDay } from './play.ts';
import type { Seen } from './seen.ts';

const house = useOwnConnectedApi();
const folder = mkdtempSync(join(tmpdir(), 'booking-rough-'));
let seen: Seen;
let checked: Checked[];
beforeAll(async () => {
  const records = await playRoughDay(house, { calls: 30, seed: 'a small rough day', folder });
  seen = await look(house, records);
  checked = checkAll(seen);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a small rough day has a caller of every kind, and some of them pay', () => {
  expect(new Set(seen.records.map(({ kind }) => kind)).size).toBeGreaterThan(15);
  expect(seen.atStripe.length).toBeGreaterThan(3);
});

test.each(checks)('after a small rough day holds: $title', ({ title }) => {
  expect(checked.find((each) => each.title === title)?.findings).toEqual([]);
});
