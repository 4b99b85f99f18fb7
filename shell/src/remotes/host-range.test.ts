import { expect, test } from '@jest/globals';
import { lies } from './host-range.ts';

test.each([
  ['1.2.0', '^1.2.0', true],
  ['1.3.0', '^1.2.5', true],
  ['1.2.5', '^1.2.4', true],
  ['1.10.0', '^1.9', true],
  ['1.2.0', '^1', true],
  ['1.1.9', '^1.2.0', false],
  ['1.2.0', '^1.2.1', false],
  ['2.0.0', '^1.2.0', false],
  ['1.2.0', '^2', false],
  ['1.2.0', '>=1 <3', true],
])('%s in %s: %s', (version, range, expected) => expect(lies(version, range)).toBe(expected));
