import { expect, test } from '@jest/globals';
import { buildHealth, type ReportTally } from './build-health.rule.ts';

const tally = (outcome: ReportTally['outcome'], loads: number, p75Ms = 100): ReportTally => ({
  ...{ remote: 'mfe-x', digest: 'aaaaaaaaaaaaaaaa' },
  ...{ outcome, loads, p75Ms },
});

test('counts every load that did not end ready as an error', () => {
  expect(buildHealth([tally('ready', 8, 240), tally('timeout', 2), tally('integrity', 1)])).toEqual({
    ...{ loads: 11, errors: 3, p75Ms: 240, integrityFailures: 1 },
    byOutcome: { ready: 8, timeout: 2, integrity: 1 },
  });
});

test('counts an error in use neither as a load nor as a load that failed', () => {
  expect(buildHealth([tally('ready', 4), tally('uncaught', 3)])).toMatchObject({ loads: 4, errors: 0 });
});

test('knows no duration of a build that nobody loaded', () => {
  expect(buildHealth([])).toEqual({ loads: 0, errors: 0, p75Ms: null, integrityFailures: 0, byOutcome: {} });
});
