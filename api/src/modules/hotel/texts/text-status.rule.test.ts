import { expect, test } from '@jest/globals';
import { earlierStatuses, isTextStatus } from './text-status.rule.ts';

test('knows the statuses of the messaging service, but not our own', () => {
  expect(isTextStatus('queued')).toBe(true);
  expect(isTextStatus('unreachable')).toBe(false);
  expect(isTextStatus('read')).toBe(false);
});

test.each([
  ['accepted', []],
  ['sent', ['accepted', 'queued', 'sending']],
  ['delivered', ['accepted', 'queued', 'sending', 'sent']],
])('a text becomes "%s" only after %j', (status, earlier) => {
  expect(earlierStatuses(status)).toEqual(earlier);
});

test.each(['delivered', 'undelivered', 'failed'])('a text that is %s keeps this status', (end) => {
  for (const status of ['sent', 'delivered', 'undelivered', 'failed'])
    expect(earlierStatuses(status)).not.toContain(end);
});
