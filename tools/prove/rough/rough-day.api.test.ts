import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { useOwnConnectedApi } from '../../../api/test/start/connected-api.ts';
import { checkAll, checks, type Checked } from './checks.ts';
import { collectEvidence } from './collect-evidence.ts';
import { playRoughDay } from './play.ts';
import type { Evidence } from './evidence.ts';

const product = useOwnConnectedApi();
const folder = mkdtempSync(join(tmpdir(), 'booking-rough-'));
let evidence: Evidence;
let checked: Checked[];
beforeAll(async () => {
  const records = await playRoughDay(product, { calls: 30, seed: 'a small rough day', folder });
  evidence = await collectEvidence(product, records);
  checked = checkAll(evidence);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a small rough day has a caller of every kind, and some of them pay', () => {
  expect(new Set(evidence.records.map(({ kind }) => kind)).size).toBeGreaterThan(15);
  expect(evidence.atStripe.length).toBeGreaterThan(3);
});

test.each(checks)('after a small rough day holds: $title', ({ title }) => {
  expect(checked.find((each) => each.title === title)?.findings).toEqual([]);
});
