import { describe, expect, test } from '@jest/globals';
import { NewPassword } from '@booking/contracts/password-rule';
import { hash } from '@node-rs/argon2';
import type { Refusal } from '../../../platform/http/refusal.error.ts';
import type { SettingsService } from '../../hotel/settings/settings.service.ts';
import { passwordProblem, Passwords } from './passwords.service.ts';

const about = ['ana.lopez@hotel.example', 'The Harbour Hotel', 'AI Booking Admin'];

test.each([
  ['a password of the list', '1qaz2wsx3edc'],
  ['one in capitals', 'LEAVEMEALONE'],
  ['a word of the list with figures and signs around it', 'Password2026!'],
  ['a word of the list over and over', 'dragondragon'],
  ['the same character over and over', 'zzzzzzzzzzzzzz'],
  ['a few over and over', '120120120120'],
  ['the address', 'Ana.Lopez@hotel.example'],
  ['what stands before its @', 'ana-lopez'],
  ["the hotel's name", 'the harbour hotel'],
  ["the product's name", 'AIBookingAdmin'],
])('%s is rejected', async (_, password) => {
  expect(await passwordProblem(password, about)).toMatch(/Choose another/);
});

test.each([['four words of ours'], ['ünïcödé 密码 🚗 ok?'], ['tr0ub4dor&3-and-more'], ['the harbour hotel at night']])(
  '%s is accepted',
  async (password) => {
    expect(await passwordProblem(password, about)).toBeUndefined();
    expect(NewPassword.safeParse(password).success).toBe(true);
  },
);

test.each([
  [11, false],
  [12, true],
  [64, true],
  [128, true],
  [129, false],
])('of %d characters, emoji counted as one: %s', (length, isTaken) => {
  expect(NewPassword.safeParse('🚗'.repeat(length)).success).toBe(isTaken);
  expect(NewPassword.safeParse('x'.repeat(length)).success).toBe(isTaken);
});

describe('a password in another normal form', () => {
  const passwords = new Passwords({} as SettingsService);
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'];

  test.each([
    ['Müller liebt Zimmer', 'NFD'],
    ['ａｌｌ　ｗｉｄｅ　ｌｅｔｔｅｒｓ', 'NFKC'],
    ['호텔의 비밀번호는 길다', 'NFD'],
  ])('is the same password: %s in %s', async (password, form) => {
    const kept = await passwords.hash(password);
    expect(await passwords.match(kept, password.normalize(form))).toBe('current');
    expect(await passwords.match(kept, `${password}.`)).toBeUndefined();
  });

  test.each(['NFC', 'NFD'])('opens an old hash of its typed form, in %s', async (form) => {
    const password = 'Müller liebt Zimmer';
    const kept = await hash(password.normalize(form));
    for (const again of ['NFC', 'NFD'])
      expect([form, again, await passwords.match(kept, password.normalize(again))]).toEqual([
        form,
        again,
        form === 'NFC' ? 'current' : 'outdated',
      ]);
  });

  test('counts as equally long, also with a letter that expands to many', () => {
    const isTaken = (password: string): boolean => NewPassword.safeParse(password).success;
    for (const form of forms.slice(0, 2)) {
      expect(isTaken('ü'.repeat(11).normalize(form))).toBe(false);
      expect(isTaken('ü'.repeat(128).normalize(form))).toBe(true);
      expect(isTaken('ü'.repeat(129).normalize(form))).toBe(false);
    }
    expect(isTaken('\ufdfa')).toBe(false);
  });
});

test('two passwords are checked at once, others wait, and those beyond the queue are refused', async () => {
  const passwords = new Passwords({} as SettingsService);
  const checks = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.fits(null, 'a guess')));
  const refused = checks.filter((check) => check.status === 'rejected');
  expect(refused).toHaveLength(80 - 2 - 64);
  expect(refused.map(({ reason }) => (reason as Refusal).status)).toEqual(refused.map(() => 503));
  expect(await passwords.fits(null, 'a guess')).toBe(false);
});
