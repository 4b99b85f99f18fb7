import { expect, test } from '@jest/globals';
import { stayFromToday } from './stay-from-today.ts';

test('a stay asked for three weeks ago is as far ahead and as long today', () => {
  const stay = { startDate: '2026-03-03', endDate: '2026-03-06', adults: 2, children: 1 };
  expect(stayFromToday(stay, '2026-02-27', '2026-03-20')).toEqual({
    startDate: '2026-03-24',
    endDate: '2026-03-27',
    adults: 2,
    children: 1,
  });
});

test('what is asked for today stays as it is', () => {
  const stay = { startDate: '2026-03-03', endDate: '2026-03-04', adults: 1, children: 0 };
  expect(stayFromToday(stay, '2026-03-01', '2026-03-01')).toEqual(stay);
});
