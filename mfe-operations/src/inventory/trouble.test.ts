import { expect, test } from '@jest/globals';
import { RequestError } from '@booking/http/request-error';
import { troubleOf } from './trouble.ts';

const refused = (status: number, body: unknown): RequestError =>
  new RequestError({
    ...{ method: 'GET', url: '/', sentHeaders: {}, statusText: '', ok: false, responseHeaders: {}, duration: 1 },
    ...{ status, body },
  });

test.each([
  [424, 'provider_unauthorized', 'not_let_in'],
  [424, 'provider_not_set_up', 'not_let_in'],
  [502, 'provider_unreachable', 'away'],
  [503, 'provider_paused', 'away'],
  [504, 'provider_timeout', 'away'],
])('%i %s is a trouble with Cloudbeds: %s', (status, code, kind) => {
  expect(troubleOf(refused(status, { error: 'Why.', code }))).toEqual({ kind, reason: 'Why.' });
});

test.each([
  refused(500, { error: 'Ours.', code: 'unexpected' }),
  refused(424, { error: 'No.', code: 'provider_refused' }),
  refused(502, 'Bad Gateway'),
  new TypeError('Failed to fetch'),
])('any other failure is none', (error) => expect(troubleOf(error)).toBeUndefined());
