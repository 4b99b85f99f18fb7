import { expect, test } from '@jest/globals';
import type { ErasureRow, PrivacyRequest } from '@booking/contracts/privacy-desk';
import { reportText, standingOf } from './privacy-report.ts';

const at = '2026-11-21T18:00:00.000Z';
const row: ErasureRow = { what: 'calls', result: 'erased', count: 2, note: 'Their cost is kept.', at, proofs: [] };
const request: PrivacyRequest = {
  ...{ id: '7', kind: 'erasure', requestedAt: at, requestedBy: 'Ada', finishedAt: at, steps: 20 },
  report: [row],
};
const byHand: ErasureRow = { ...row, what: 'property_system', result: 'by_hand' };
const waiting: ErasureRow = { ...row, what: 'recordings', result: 'waiting' };

test.each<[PrivacyRequest, string]>([
  [{ ...request, kind: 'export' }, 'File exported'],
  [{ ...request, finishedAt: null, report: [row, waiting] }, '1 of 20 kinds done'],
  [request, 'Done'],
  [{ ...request, report: [row, byHand] }, 'Done here, some by hand'],
])('a request says how far it is', (one, words) => expect(standingOf(one)).toBe(words));

test('the report tells of each kind, with what other services answered', () => {
  const proofs = [{ at, answer: 'erased' }];
  const text = reportText({ ...request, report: [{ ...row, proofs }] }, 'America/Chicago');
  expect(text.split('\n').slice(3)).toEqual([
    'Calls with their transcripts: erased, 2 (Nov 21, 2026 12:00:00 PM)',
    '  Their cost is kept.',
    '  Nov 21, 2026 12:00:00 PM: erased',
    '',
  ]);
});
