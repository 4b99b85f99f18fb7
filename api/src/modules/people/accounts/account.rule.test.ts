import { describe, expect, test } from '@jest/globals';
import { hasJoined, isLastOwner } from './account.rule.ts';

const account = (id: string, fields: { passwordHash?: string; oidcSubject?: string; invitationHash?: Buffer }) => ({
  ...{ id, passwordHash: null, oidcSubject: null, invitationHash: null },
  ...fields,
});
const withPassword = (id: string) => account(id, { passwordHash: '$argon2id$' });
const invited = (id: string) => account(id, { invitationHash: Buffer.from('token') });

describe('an account has joined', () => {
  test.each([
    ['with a password', withPassword('a'), true],
    ['through a sign-in service', account('a', { oidcSubject: 'subject' }), true],
    ['without a password and without an open invitation, as the first owner', account('a', {}), true],
    ['not while its first invitation is open', invited('a'), false],
    ['also while a later invitation is open', { ...withPassword('a'), ...{ invitationHash: Buffer.from('t') } }, true],
  ])('%s', (_, given, joined) => {
    expect(hasJoined(given)).toBe(joined);
  });
});

describe('the last owner', () => {
  test('is the only one who is enabled', () => {
    expect(isLastOwner('a', [withPassword('a')])).toBe(true);
  });

  test('is an owner beside one with an open invitation', () => {
    expect(isLastOwner('a', [withPassword('a'), invited('b')])).toBe(true);
  });

  test('does not exist where another owner can sign in', () => {
    expect(isLastOwner('a', [withPassword('a'), withPassword('b')])).toBe(false);
  });

  test('is never another role', () => {
    expect(isLastOwner('c', [withPassword('a')])).toBe(false);
  });
});
