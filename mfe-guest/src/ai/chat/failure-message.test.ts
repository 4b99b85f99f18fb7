import { expect, test } from '@jest/globals';
import { RequestError } from '@booking/http/request-error';
import { words } from '@booking/languages/words';
import { failureMessage } from './failure-message.ts';

const tell = failureMessage(words('en'), 'Invalid verification code', 'Error verifying code');
const refused = (message: string): RequestError =>
  new RequestError({
    method: 'POST',
    url: '/api/vapi-tools/verify_code',
    sentHeaders: {},
    status: 403,
    statusText: 'Forbidden',
    ok: false,
    responseHeaders: {},
    duration: 5,
    body: { message },
  });

test.each([
  ['Invalid verification code', ''],
  ['Invalid verification code. Ask for a new one.', 'Ask for a new one.'],
  ['Too many tries.', 'Too many tries.'],
])('a refusal is told once, with what the server adds (%s)', (message, body) =>
  expect(tell(refused(message))).toEqual({ title: 'Invalid verification code', body }),
);

test('what broke is told as that', () =>
  expect(tell(new TypeError('Failed to fetch'))).toEqual({ title: 'Error verifying code' }));
