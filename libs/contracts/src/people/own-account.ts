import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';
import { NewPassword } from './password-rule.ts';
import { rows } from '../endpoint/rows.ts';
import { SignedIn } from './session.ts';
import { PersonName, TypedCode } from '../schema/typed-text.ts';

/** What somebody's own account page shows. */
export const OwnAccount = z
  .object({
    hasPassword: z
      .boolean()
      .check(z.describe('False for somebody who signs in by a link or elsewhere; a first one needs no current one')),
    secondFactor: z.boolean(),
    recoveryCodes: z.int().check(z.describe('How many are left')),
  })
  .register(z.globalRegistry, { id: 'OwnAccount' });
export type OwnAccount = z.infer<typeof OwnAccount>;

/** A browser somebody is signed in with. */
export const OwnSession = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    activeAt: z.iso.datetime(),
    address: orNull(z.string()),
    device: orNull(z.string()).check(z.describe('Browser and system in words, such as "Firefox on Windows"')),
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;

export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).check(z.describe('Shown this once; each signs in once')) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const code = TypedCode('Enter the code.');
const password = z.string().check(z.maxLength(1024));
const ended = z.object({ ended: z.int().check(z.describe('How many sessions ended')) });
const tries = { points: 60, seconds: 3600 };

export const ownAccountEndpoints = endpoints({
  account: {
    method: 'GET',
    path: '/api/auth/account',
    summary: "How one's own account is protected",
    access: 'signed-in',
    answer: OwnAccount,
  },
  rename: {
    method: 'PUT',
    path: '/api/auth/account/name',
    summary: "Change one's own name",
    access: 'signed-in',
    audit: 'auth.rename',
    body: z.object({ name: PersonName('Enter your name.', 100) }),
    answer: SignedIn,
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    summary: "Change one's own password; ends one's other sessions",
    access: 'signed-in',
    audit: 'auth.change_password',
    body: z.object({ current: z._default(password, ''), new: NewPassword }),
    answer: ended,
    limit: tries,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/begin',
    summary: 'A secret for an authenticator app; nothing is on before a code of it is confirmed',
    access: 'signed-in',
    audit: 'auth.second_factor_begin',
    body: z.object({ password: z._default(password, '').check(z.describe('Of an account that has one')) }),
    answer: z.object({ secret: z.string(), uri: z.string().check(z.describe('otpauth: address, for a QR picture')) }),
    limit: tries,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: 'Turn the second factor on with a code of the app',
    access: 'signed-in',
    audit: 'auth.second_factor_on',
    body: z.object({ code }),
    answer: RecoveryCodes,
    limit: tries,
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    summary: 'New recovery codes; those before end',
    access: 'signed-in',
    audit: 'auth.new_recovery_codes',
    body: z.object({ code }),
    answer: RecoveryCodes,
    limit: tries,
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/off',
    summary: 'Turn the second factor off',
    access: 'signed-in',
    audit: 'auth.second_factor_off',
    // each copy would count as a wrong try, since the code is used up
    mergesCopies: true,
    body: z.object({ password: z._default(password, ''), code }),
    answer: OwnAccount,
    limit: tries,
  },
  sessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: "One's own sessions, the one used last first",
    access: 'signed-in',
    answer: rows(OwnSession, 'session'),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: "End one of one's own sessions",
    access: 'signed-in',
    audit: 'auth.end_session',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ success: z.literal(true) }),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    summary: "End all of one's own sessions but this",
    access: 'signed-in',
    audit: 'auth.end_other_sessions',
    answer: ended,
  },
});
