import { expect, test } from '@jest/globals';
import { isText, secretsIn } from './secrets-in.ts';

const of = (length: number): string => 'a1B2c3D4e5F6g7H8'.repeat(5).slice(0, length);
const hex = 'a1b2c3d4'.repeat(4);

// in two halves, so that this file holds none itself
test.each([
  ['a private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${of(64)}`],
  ['a key of Stripe', `const key = 'sk_${'live'}_${of(24)}';`],
  ['a webhook secret of Stripe', `STRIPE_WEBHOOK_SECRET=whsec${'_'}${of(32)}`],
  ['an account or key of Twilio', `"AC${hex}"`],
  ['a key of AWS', `AKI${'A'}IOSFODNN7EXAMPLE`],
  ['a key of Google', `AIz${'a'}${of(35)}`],
  ['a key of Cloudbeds', `cbat${'_'}${of(30)}`],
  ['a token of GitHub', `ghp${'_'}${of(36)}`],
  ['a token of npm', `npm${'_'}${of(36)}`],
  ['a token of Slack', `xoxb${'-'}${of(24)}`],
  ['a key of a language model', `sk${'-'}${of(40)}`],
  ['a signed token', `eyJ${of(20)}.eyJ${of(20)}.${of(20)}`],
])('%s is found wherever it stands', (what, text) => {
  expect(secretsIn(`before\n${text}\nafter`)).toEqual([what]);
});

test.each(['sk_test_...', 'STRIPE_TEST_SECRET_KEY', 'AC00000000000000000000000000000000', 'risk-free', 'sk-', ''])(
  '%j is none',
  (text) => {
    expect(secretsIn(text)).toEqual([]);
  },
);

test.each([
  ['deploy/Dockerfile', true],
  ['.env', true],
  ['.npmrc', true],
  ['api/src/main.ts', true],
  ['docs/walkthrough/dashboard.png', false],
])('%s is read: %s', (file, isRead) => {
  expect(isText(file)).toBe(isRead);
});
