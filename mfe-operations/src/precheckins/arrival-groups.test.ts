import { expect, test } from '@jest/globals';
import { doneSteps, dueOf, grouped, groupOf } from './arrival-groups.ts';

const today = '2026-12-31';

test.each([
  ['2026-12-30', 'past'],
  ['2026-12-31', 'today'],
  ['2027-01-01', 'tomorrow'],
  ['2027-01-02', 'later'],
] as const)('an arrival on %s is in the group %s', (checkInDate, group) => {
  expect(groupOf({ checkInDate }, today)).toBe(group);
});

test('groups stand in their order, without those that have no rows', () => {
  const rows = ['2027-02-01', '2026-12-30', '2026-12-31', '2027-01-05'].map((checkInDate) => ({ checkInDate }));
  expect(grouped(rows, today)).toEqual([
    ['today', [rows[2]]],
    ['later', [rows[0], rows[3]]],
    ['past', [rows[1]]],
  ]);
});

test.each([
  ['sent', 0],
  ['registration_signed', 1],
  ['id_uploaded', 3],
  ['submitted', 3],
  ['checked_in', 4],
] as const)('after "%s" %i steps are done', (step, done) => expect(doneSteps({ step })).toBe(done));

test.each([
  ['2026-12-31', 'opened', false, 'today'],
  ['2026-12-31', 'id_uploaded', false, undefined],
  ['2027-01-01', 'sent', false, undefined],
  ['2026-12-30', 'id_uploaded', false, 'overdue'],
  ['2026-12-30', 'checked_in', false, undefined],
  ['2026-12-30', 'sent', true, undefined],
] as const)('an arrival on %s at "%s" (over: %s) is due: %s', (checkInDate, step, isOver, due) => {
  expect(dueOf({ checkInDate, step, isOver }, today)).toBe(due);
});
