import { expect, test } from '@jest/globals';
import { RequestError } from '@booking/http/request-error';
import { failedPublish, toldOf } from './failed-publish.ts';

const answered = (body: unknown) =>
  new RequestError({
    method: 'POST',
    url: '/publish',
    sentHeaders: {},
    status: 424,
    statusText: '',
    ok: false,
    responseHeaders: {},
    duration: 1,
    body,
  });
const steps = [{ step: 'read', ok: false, stderr: 'Vapi is away.' }];

test('a publish that failed tells why, what holds, and how far it came', () => {
  const error = answered({ error: 'Vapi is away.', holds: 'Nothing was published.', steps });
  expect(failedPublish(error)).toBe('424: Vapi is away. Nothing was published.');
  expect(toldOf(error)).toEqual({ holds: 'Nothing was published.', steps });
});

test.each([undefined, 'gateway', { steps: 'none' }])('an answer of %j tells nothing more', (body) => {
  expect(toldOf(answered(body))).toEqual({});
  expect(failedPublish(answered(body))).toBe('Failed to publish to Vapi');
});

test('neither does no answer at all', () => {
  expect(failedPublish(new TypeError('fetch failed'))).toMatch(/^Failed to publish to Vapi\. The server cannot/);
});
