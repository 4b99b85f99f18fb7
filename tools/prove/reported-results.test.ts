import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { splitByReports } from './reported-results.ts';

const began = Date.UTC(2026, 4, 1, 8);
const at = '2026-05-01T08:00:00.000Z';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'booking-seen-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, report: object): void => {
  mkdirSync(join(folder, 'jest'), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(report));
};
const ran = (title: string, status = 'passed', failureMessages: string[] = []) => ({
  title,
  status,
  duration: 500,
  failureMessages,
});
const jestReport = (file: string, ...assertionResults: object[]) => ({
  startTime: began,
  testResults: [{ name: `/elsewhere/booking/${file}`, assertionResults }],
});

test('a proof that a report of another copy knows is taken from it, with the time of the report', () => {
  write('jest/hotel.json', jestReport('libs/a.test.ts', ran('one'), ran('2 is refused'), ran('3 is refused')));
  const whole = { file: 'libs/a.test.ts' };
  const table = { file: 'libs/a.test.ts', test: '%s is refused' };
  expect(splitByReports(folder, [whole, table])).toEqual({
    seen: [
      [whole, { passed: true, seconds: 1.5, said: '', at }],
      [table, { passed: true, seconds: 1, said: '', at }],
    ],
    unseen: [],
  });
});

test('one that failed there failed, in the words of its first line', () => {
  write(
    'jest/api-over-http.json',
    jestReport('api/a.api.test.ts', ran('one'), ran('two', 'failed', ['\u001B[31mRed\u001B[0m\n at'])),
  );
  const proof = { file: 'api/a.api.test.ts' };
  expect(splitByReports(folder, [proof]).seen).toEqual([[proof, { passed: false, seconds: 1, said: 'Red', at }]]);
});

test('a journey is known by its path from the folder of its project', () => {
  const spec = (title: string, status: string) => ({
    title,
    ok: true,
    tests: [{ results: [{ status, duration: 2000 }] }],
  });
  const specs = [spec('pays', 'passed'), spec('waits', 'skipped')];
  const stats = { startTime: at };
  write('journeys.json', {
    stats,
    suites: [{ file: 'pay.e2e.ts', specs: [], suites: [{ file: 'pay.e2e.ts', specs }] }],
  });
  const proof = { file: 'shell/e2e/pay.e2e.ts', test: 'pays' };
  const skipped = { file: 'shell/e2e/pay.e2e.ts', test: 'waits' };
  const { seen, unseen } = splitByReports(folder, [proof, skipped]);
  expect(seen).toEqual([[proof, { passed: true, seconds: 2, said: '', at }]]);
  expect(unseen).toEqual([skipped]);
});

test('what no report knows is left to run: experiments, other files, titles that are not there, tests that were skipped', () => {
  write('jest/hotel.json', jestReport('libs/a.test.ts', ran('one'), ran('later', 'pending')));
  const proofs = [
    { file: 'tools/prove/experiments/a.ts' },
    { file: 'libs/of/a.test.ts' },
    { file: 'a-libs/a.test.ts' },
    { file: 'libs/a.test.ts', test: 'another' },
    { file: 'libs/a.test.ts', test: 'later' },
  ];
  expect(splitByReports(folder, proofs)).toEqual({ seen: [], unseen: proofs });
});

test('a folder without a report is said, and not taken for nothing seen', () => {
  expect(() => splitByReports(folder, [])).toThrow('There is no report of tests in');
});
