import { expect, test } from '@jest/globals';
import { repositoryPath } from '../build/build.ts';
import { failedInJest, failedInJourneys } from './failed-tests.ts';

test('what failed is listed with its file, its title and what was expected', () => {
  const messages = ['\u001b[31mexpected 1\u001b[39m\n\nreceived 2'];
  const assertionResults = [
    { status: 'passed', fullName: 'is fine', failureMessages: [] },
    { status: 'failed', fullName: 'a sum › is right', failureMessages: messages },
  ];
  const testResults = [
    { name: repositoryPath('libs/hotel/src/sum.test.ts'), message: 'all of it', assertionResults },
    { name: repositoryPath('libs/hotel/src/broken.test.ts'), message: 'Cannot find module', assertionResults: [] },
    { name: repositoryPath('libs/hotel/src/empty.test.ts'), message: '', assertionResults: [] },
  ];
  expect(failedInJest({ testResults })).toEqual([
    'libs/hotel/src/sum.test.ts: a sum › is right\n    expected 1\n    received 2',
    'libs/hotel/src/broken.test.ts: could not run\n    Cannot find module',
  ]);
});

test('a journey that failed is found in whatever it is described', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'frame/slots.e2e.ts',
    ok,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const inner = { specs: [spec('fails', false, 'Timed out')] };
  const report = { suites: [{ specs: [spec('passes', true)], suites: [inner] }] };
  expect(failedInJourneys(report)).toEqual(['frame/slots.e2e.ts: fails\n    Timed out']);
});

test('a long answer is cut', () => {
  const message = Array.from({ length: 50 }, () => 'x'.repeat(500)).join('\n');
  const assertionResults = [{ status: 'failed', fullName: 'is short', failureMessages: [message] }];
  const [listed] = failedInJest({ testResults: [{ name: repositoryPath('a.test.ts'), message, assertionResults }] });
  expect(listed!.split('\n')).toHaveLength(9);
  expect(listed!.length).toBeLessThan(2000);
});
