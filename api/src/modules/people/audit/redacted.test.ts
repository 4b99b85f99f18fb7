import { expect, test } from '@jest/globals';
import { redacted } from './redacted.mapper.ts';

test.each([
  'password',
  'newPassword',
  'passwordHash',
  'accessToken',
  'client_secret',
  'apiKey',
  'Authorization',
  'recoveryCodes',
  'code',
  'cvc',
  'cardNumber',
  'base64',
])('a value under %s is redacted at any depth', (name) => {
  const found = JSON.stringify(redacted({ [name]: 'opensesame', inside: [{ [name]: ['opensesame'] }] }));
  expect(found).not.toContain('opensesame');
});

test.each(['4242424242424242', '4242 4242 4242 4242', 'card 4000-0000-0000-0002, thanks', '378282246310005'])(
  'the card number in "%s" is redacted',
  (said) => {
    expect(JSON.stringify(redacted({ note: said }))).not.toMatch(/\d{5}|\d{4}.\d{4}/);
  },
);

test('other values stay', () => {
  const facts = {
    idImageRetentionDays: 30,
    imageHash: 'c0ffee',
    reservationId: '4242424242424241',
    amountCents: 12300,
    phone: '7375550123',
    list: ['a', null, true],
    empty: null,
  };
  expect(redacted(facts)).toEqual(facts);
});

test('a text that is too long is cut, and says how long it was', () => {
  expect(redacted({ prompt: 'x'.repeat(5000) })).toEqual({ prompt: `${'x'.repeat(1000)}… (5000 characters)` });
});
