import { describe, expect, test } from '@jest/globals';
import { guestMessageOf, isConnectionLost, RequestError } from './request-error.ts';

const refused = (body: unknown): RequestError =>
  new RequestError({
    method: 'POST',
    url: '/api/intake',
    sentHeaders: {},
    status: 409,
    statusText: 'Conflict',
    ok: false,
    responseHeaders: {},
    duration: 5,
    body,
  });

describe('what the server says to the guest', () => {
  test('is its message, without the status', () => {
    expect(guestMessageOf(refused({ error: 'Taken.', message: 'This room was just taken.' }))).toBe(
      'This room was just taken.',
    );
  });

  test.each([[undefined], ['<html>Bad Gateway</html>'], [{ message: '' }], [{ message: 7 }], [null]])(
    'is nothing in an answer like %j',
    (body) => expect(guestMessageOf(refused(body))).toBeUndefined(),
  );

  test('is nothing without an answer', () => expect(guestMessageOf(new TypeError('Failed to fetch'))).toBeUndefined());
});

describe('the connection', () => {
  test.each([new TypeError('Failed to fetch'), new DOMException('Too slow', 'TimeoutError')])(
    'is lost with %s',
    (error) => expect(isConnectionLost(error)).toBe(true),
  );

  test('is not lost with an answer, whatever it says', () => {
    expect(isConnectionLost(refused({}))).toBe(false);
    expect(isConnectionLost(null)).toBe(false);
  });
});
