import { expect, test } from '@jest/globals';
import { afterFailure, isOpen, type Circuit } from './circuit-breaker.ts';
import type { Failure } from './failure.ts';

const failure: Failure = { outcome: 'network', message: 'It is away.' };
const failedAt = (...times: number[]): Circuit =>
  times.reduce<Circuit | undefined>((circuit, time) => afterFailure(circuit, failure, time), undefined)!;

test('three failures within a minute give a remote a rest of half a minute', () => {
  const circuit = failedAt(0, 20_000, 60_000);
  expect(isOpen(circuit, 60_000)).toBe(true);
  expect(isOpen(circuit, 89_999)).toBe(true);
  expect(isOpen(circuit, 90_000)).toBe(false);
});

test('two do not, nor three in more than a minute; of more, the last three count', () => {
  expect(isOpen(failedAt(0, 1), 1)).toBe(false);
  expect(isOpen(failedAt(0, 20_000, 60_001), 60_001)).toBe(false);
  expect(isOpen(failedAt(0, 20_000, 60_001, 70_000), 70_000)).toBe(true);
});
