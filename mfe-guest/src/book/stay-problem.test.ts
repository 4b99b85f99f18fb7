import { expect, test } from '@jest/globals';
import { stayProblem } from './stay-problem.ts';

const today = '2026-11-10';
const stay = { startDate: '2026-11-10', endDate: '2026-12-10', adults: 2, children: 0 };

test.each([
  [{}, undefined],
  [{ startDate: '2026-11-09' }, 'book.free.past'],
  [{ endDate: '2026-12-11' }, 'book.free.tooLong'],
  [{ startDate: '2028-03-24', endDate: '2028-03-25' }, undefined],
  [{ startDate: '2028-03-25', endDate: '2028-03-26' }, 'book.free.tooFar'],
  [{ adults: 10 }, undefined],
  [{ adults: 11 }, 'book.free.party'],
  [{ adults: 0 }, 'book.free.party'],
  [{ adults: 1.5 }, 'book.free.party'],
])('of a stay with %j is %p', (given, problem) => {
  expect(stayProblem({ ...stay, ...given }, today)).toBe(problem);
});
