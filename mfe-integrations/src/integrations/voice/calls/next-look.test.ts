import { expect, test } from '@jest/globals';
import type { LiveCall } from '@booking/contracts/voice';
import { RequestError } from '@booking/http/request-error';
import { nextLook } from './next-look.ts';

const call = (status: string): LiveCall => ({
  id: 'call-1',
  status,
  duration: null,
  transcript: '',
  toolCalls: [],
  endedReason: null,
});

const answered = (status: number) =>
  new RequestError({
    method: 'GET',
    url: '/api/admin/vapi/call/call-1',
    sentHeaders: {},
    status,
    statusText: '',
    ok: false,
    responseHeaders: {},
    duration: 1,
    body: { error: 'No.' },
  });

test.each([undefined, call('queued'), call('in-progress')])('a call that goes on is looked at every 2 s', (seen) => {
  expect(nextLook(seen, null)).toBe(2_000);
});

test('a call that ended is not asked for again', () => {
  expect(nextLook(call('ended'), null)).toBe(false);
});

test.each([400, 404])('neither is one that does not exist (%i)', (status) => {
  expect(nextLook(undefined, answered(status))).toBe(false);
});

test('an outage does not end the monitoring', () => {
  expect(nextLook(call('in-progress'), answered(502))).toBe(2_000);
  expect(nextLook(undefined, new TypeError('Failed to fetch'))).toBe(2_000);
});
