import { expect, test } from '@jest/globals';
import { formatDate } from './calendar-date.ts';

test.each([
  ['2026-11-01', 'Nov 1, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
  ['2028-02-29', 'Feb 29, 2028'],
])('%s is %s wherever one is', (date, text) => expect(formatDate(date)).toBe(text));
