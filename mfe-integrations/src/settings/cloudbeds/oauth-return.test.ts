import { expect, test } from '@jest/globals';
import { oauthReturn } from './oauth-return.ts';

test('a return with success says so', () => {
  expect(oauthReturn('?oauth_success=true')).toEqual({
    toast: { title: 'Success', body: 'Cloudbeds is connected' },
    rest: '',
  });
});

test('a return with an error says it in words of our own, whatever stands in the address', () => {
  expect(oauthReturn('?oauth_error=denied')).toEqual({
    toast: { intent: 'error', title: 'Connection Failed', body: 'Access was denied at Cloudbeds.' },
    rest: '',
  });
});

test('the rest of the query stays', () => {
  expect(oauthReturn('?from=mail&oauth_success=true&x=1')?.rest).toBe('?from=mail&x=1');
});

test('an address with neither is left alone', () => {
  expect(oauthReturn('')).toBeUndefined();
  expect(oauthReturn('?from=mail')).toBeUndefined();
});

test('a success that is none is removed without a word', () => {
  expect(oauthReturn('?oauth_success=false')).toEqual({ toast: undefined, rest: '' });
});
