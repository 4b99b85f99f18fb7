import { expect, test } from '@jest/globals';
import { openInWords, type OpenStay } from './open-stays.rule.ts';

const at = { today: '2026-11-10', now: new Date('2026-11-10T18:00:00Z'), timeZone: 'America/Chicago' };

test.each<[OpenStay, string]>([
  [{ kind: 'paid', reservation: 'R-1', until: '2026-12-01' }, 'Reservation R-1 is paid and ends on Dec 1.'],
  [{ kind: 'paid', reservation: null, until: '2027-01-02' }, 'Reservation being made is paid and ends on Jan 2, 2027.'],
  [
    { kind: 'payable', reservation: null, until: new Date('2026-11-10T19:30:00Z') },
    'A payment can still be made until 1:30 PM.',
  ],
  [
    { kind: 'precheckin', reservation: 'R-2', until: '2026-11-12' },
    'The pre-check-in of reservation R-2 is for a stay until Nov 12.',
  ],
])('what is not over is said with its day in words', (open, words) => {
  expect(openInWords(open, at)).toBe(words);
});
