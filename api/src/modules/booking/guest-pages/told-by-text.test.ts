import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toldByText } from './told-by-text.rule.ts';

const nothing = { statuses: [], isOptedOut: false, hasProblem: false };

test.each([
  ['nothing yet', nothing, 'waiting'],
  ['a text under way', { ...nothing, statuses: ['queued'] }, 'sent'],
  ['a text that arrived', { ...nothing, statuses: ['delivered'] }, 'delivered'],
  ['one lost and one that arrived', { ...nothing, statuses: ['undelivered', 'delivered'] }, 'delivered'],
  ['a text that was lost', { ...nothing, statuses: ['undelivered'] }, 'failed'],
  ['a noted problem', { ...nothing, hasProblem: true }, 'failed'],
  ['a guest who gets no texts', { ...nothing, isOptedOut: true, hasProblem: true }, 'opted_out'],
  [
    'a text that arrived before the guest opted out',
    { ...nothing, isOptedOut: true, statuses: ['delivered'] },
    'delivered',
  ],
])('%s', (_, texts, told) => expect(toldByText(texts)).toBe(told));

test('a text is promised only where one went out', () => {
  const status = fc.constantFrom(
    'queued',
    'sending',
    'sent',
    'delivered',
    'undelivered',
    'failed',
    'refused',
    'unreachable',
  );
  fc.assert(
    fc.property(fc.array(status, { maxLength: 5 }), fc.boolean(), fc.boolean(), (statuses, isOptedOut, hasProblem) => {
      const told = toldByText({ statuses, isOptedOut, hasProblem });
      const wentOut = statuses.some((each) => ['queued', 'sending', 'sent', 'delivered'].includes(each));
      expect(['sent', 'delivered'].includes(told)).toBe(wentOut);
      if (told === 'delivered') expect(statuses).toContain('delivered');
      if (told === 'waiting') expect([isOptedOut, hasProblem, statuses.length]).toEqual([false, false, 0]);
    }),
  );
});
