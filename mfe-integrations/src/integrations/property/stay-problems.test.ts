import { expect, test } from '@jest/globals';
import { stayProblems } from './stay-problems.ts';

const stay = { startDate: '2026-12-01', endDate: '2026-12-02', adults: '2', children: '0' };

test('a stay of one night can be asked for', () => {
  expect(stayProblems(stay)).toEqual({});
});

test.each([
  [{ adults: '0' }, { adults: 'Between 1 and 20 adults.' }],
  [{ adults: '' }, { adults: 'Between 1 and 20 adults.' }],
  [{ adults: '1.5' }, { adults: 'Between 1 and 20 adults.' }],
  [{ children: '-1' }, { children: 'Between 0 and 20 children.' }],
  [{ startDate: '' }, { startDate: 'A date looks like 2026-12-24.' }],
  [{ endDate: '2026-12-01' }, { endDate: 'The check-out date must be after the check-in date.' }],
])('%j is said at its field', (changes, problems) => {
  expect(stayProblems({ ...stay, ...changes })).toEqual(problems);
});
