/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteReport } from '@booking/contracts/remote-reports';
import type { BootRemote } from '@booking/contracts/remotes';
import { remote } from '../../testing/remote.fixture.ts';

const lamps = remote();
const other = remote({ id: 'mfe-others' });
const origin = 'https://console.hotel.example';
const script = `${origin}/remotes/mfe-lamps/${lamps.digest}/lamps.1a2b.js`;
const shell = `${origin}/assets/react.4423.js:2:11`;

let reports: RemoteReport[];
let reportUncaught: (event: ErrorEvent | PromiseRejectionEvent, remotes: readonly BootRemote[]) => void;
beforeEach(async () => {
  reports = [];
  jest.resetModules();
  jest.unstable_mockModule('./load-telemetry.ts', () => ({
    reportLoad: (report: RemoteReport) => void reports.push(report),
  }));
  ({ reportUncaught } = await import('./uncaught-errors.ts'));
});

const error = (stack: string, name = 'TypeError', message = 'lamp is not a function'): Error =>
  Object.assign(new Error(message), { name, stack });
const thrown = (given: Error | undefined, place: { filename: string; lineno: number; colno: number }): ErrorEvent =>
  Object.assign(new Event('error'), {
    ...{ message: `Uncaught ${given?.name ?? 'lamp'}: ${given?.message ?? ''}`, error: given },
    ...place,
  }) as ErrorEvent;
const rejected = (reason: unknown): PromiseRejectionEvent =>
  Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent;
const nowhere = { filename: '', lineno: 0, colno: 0 };
const tell = (event: ErrorEvent | PromiseRejectionEvent): void => reportUncaught(event, [other, lamps]);

const report = {
  ...{ remote: 'mfe-lamps', digest: lamps.digest, outcome: 'uncaught', isFallback: false },
  ms: expect.any(Number),
};

test.each<[string, string]>([
  ['Chrome', `TypeError: lamp is not a function\n    at light (${script}:1:20)\n    at ${shell}\n    at ${script}:1:7`],
  ['Firefox and Safari', `light@${script}:1:20\n@${shell}\n@${script}:1:7\n`],
])('an error is the build’s whose script threw it, as %s writes a stack', (_, stack) => {
  tell(thrown(error(stack), nowhere));
  expect(reports).toEqual([
    {
      ...report,
      message: 'Uncaught TypeError: lamp is not a function',
      frames: ['lamps.1a2b.js:1:20', 'lamps.1a2b.js:1:7'],
    },
  ]);
});

test('a promise that nobody waits for is told of as well', () => {
  tell(rejected(error(`at ${script}:3:4`)));
  expect(reports).toEqual([{ ...report, message: 'TypeError: lamp is not a function', frames: ['lamps.1a2b.js:3:4'] }]);
});

test('what is thrown and is no error is known by the place that the browser names', () => {
  tell(thrown(undefined, { filename: script, lineno: 5, colno: 6 }));
  expect(reports).toEqual([{ ...report, message: 'Uncaught lamp: ', frames: ['lamps.1a2b.js:5:6'] }]);
});

test('the build before, in place of the live one, is told of as such', () => {
  tell(rejected(error(`at ${origin}/remotes/mfe-lamps/00000000000000bb/lamps.js:1:1`)));
  expect(reports).toMatchObject([{ digest: '00000000000000bb', isFallback: true }]);
});

test.each<[string, unknown]>([
  ['of the shell', error(`at ${shell}`)],
  ['of a remote that this page does not have', error(`at ${origin}/remotes/mfe-none/${lamps.digest}/x.js:1:1`)],
  ['without a place', 'lamp'],
  ['without a reason', undefined],
  ['that says that something was called off', error(`at ${script}:1:1`, 'AbortError')],
])('an error %s is nobody’s', (_, reason) => {
  tell(rejected(reason));
  expect(reports).toEqual([]);
});

test('the same place is told once, and five places of a build at most', () => {
  for (let time = 0; time < 3; time++)
    for (let line = 1; line <= 9; line++) tell(rejected(error(`at ${script}:${line}:1`)));
  expect(reports).toHaveLength(5);
});
