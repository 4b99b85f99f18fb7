import { expect, test } from '@jest/globals';
import { sealingSubjects } from './sealing-subjects.rule.ts';

test("an event's words are sealed for its subject and the records it names", () => {
  expect(
    sealingSubjects({
      action: 'payments.close',
      subject: { type: 'payment', id: 'p1' },
      detail: { callId: 'c1' },
      after: { reservationId: 'r1', amountCents: 100 },
    }),
  ).toEqual(['payment p1', 'call c1', 'reservation r1']);
});

test.each([
  ['that names nobody', { action: 'retention.delete', detail: { what: 'transcripts' } }],
  [
    'whose subject somebody typed',
    { action: 'auth.lock', subject: { type: 'account', id: 'a@b.example', isTyped: true } },
  ],
  ['that may be about anybody', { action: 'calls.export', subject: { type: 'call', id: 'c1' } }],
])('the words of an event %s are erased with every person', (_, deed) => {
  expect(sealingSubjects(deed)).toEqual(['anybody']);
});
