import { expect, test } from '@jest/globals';
import { reviveCall } from './revive-call.ts';

const now = Date.parse('2026-03-02T16:00:00Z');
const stored = {
  id: 'a',
  createdAt: '2026-03-02T15:00:00.000Z',
  updatedAt: '2026-03-02T15:00:05.000Z',
  snapshot: { id: 'a' },
  status: 'in-progress',
  messages: [],
  turnLatencies: [],
};

test('a call that went on when the process ended is ended by the shutdown of its worker', () => {
  expect(reviveCall(stored, now)).toMatchObject({
    status: 'ended',
    endedReason: 'worker-shutdown',
    endedAt: '2026-03-02T16:00:00.000Z',
  });
});

test('a call that had ended comes back as it was, and what is no call does not', () => {
  const ended = { ...stored, status: 'ended', endedReason: 'voicemail' };
  expect(reviveCall(ended, now)).toBe(ended);
  expect(reviveCall({ id: 'a' }, now)).toBeUndefined();
});
