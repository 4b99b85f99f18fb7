import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { NewPassword } from './password-rule.ts';
import { Me, SignedIn } from './session.ts';
import { emailOf, TypedCode } from '../schema/typed-text.ts';

/** For how long a step-up opens what a session alone does not. */
export const stepUpMinutes = 10;

/** Signed in, or the password was right and a code is asked for next, within five minutes and in the same browser. */
export const SignInStep = z
  .union([SignedIn, z.object({ next: z.literal('second-factor') })])
  .register(z.globalRegistry, { id: 'SignInStep' });
export type SignInStep = z.infer<typeof SignInStep>;

/** Why signing in elsewhere led to nothing; the way back leads to `/sign-in?problem=` and one of these. */
export const signInProblems = {
  denied: 'Signing in was declined there. Try again, or use your password.',
  not_begun: 'The sign-in was not begun in this browser, or more than ten minutes ago. Try again.',
  not_proven: 'The answer of your sign-in service could not be trusted. Try again; if it stays, tell the owner.',
  not_verified:
    'Your sign-in service has not verified your email address. Verify it there, then sign in again, or use your password.',
  no_account: 'There is no account for you here. Ask the owner to invite you with the address you signed in with.',
  unreachable: 'Your sign-in service could not be reached. Try again in a minute, or use your password.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

const attempts = { points: 30, seconds: 3600 };
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** A path of the console to come back to; anything else leads to its first page. */
const next = z.optional(z.string().check(z.maxLength(2000)));

export const authEndpoints = endpoints({
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Sign in with e-mail and password; sets the session cookie, or asks for the second factor',
    access: 'public',
    body: z.object({
      email: z.string().check(z.overwrite(emailOf), z.minLength(1, 'Enter your email address.'), z.maxLength(254)),
      password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1024)),
    }),
    answer: SignInStep,
    limit: attempts,
    limitsDevices: true,
  },
  secondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor',
    summary: 'The second step of a sign-in: a code of the app, or a recovery code; sets the session cookie',
    access: 'public',
    body: z.object({ code: TypedCode('Enter the code.') }),
    answer: SignedIn,
    limit: attempts,
    limitsDevices: true,
  },
  signInByLink: {
    method: 'POST',
    path: '/api/auth/sign-in-link',
    summary: 'Sign in with a one-time link; sets the session cookie',
    access: 'public',
    body: z.object({ token }),
    answer: SignedIn,
    limit: attempts,
  },
  invitation: {
    method: 'POST',
    path: '/api/auth/invitation/look',
    summary: 'Whom an invitation is for',
    access: 'public',
    body: z.object({ token }),
    answer: z.object({ name: z.string(), email: z.string() }),
    limit: attempts,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/auth/invitation',
    summary: 'Accept an invitation: sets the password and signs in, or asks for the second factor',
    access: 'public',
    body: z.object({ token, password: NewPassword }),
    answer: SignInStep,
    limit: attempts,
  },
  askPasswordReset: {
    method: 'POST',
    path: '/api/auth/password-reset',
    summary: 'Emails a link of one hour to choose a new password; the answer is the same for any address',
    access: 'public',
    body: z.object({
      email: z.string().check(z.overwrite(emailOf), z.minLength(1, 'Enter your email address.'), z.maxLength(254)),
    }),
    answer: z.object({ success: z.literal(true) }),
    limit: { points: 10, seconds: 3600 },
  },
  oidcStart: {
    method: 'GET',
    path: '/api/auth/oidc/start',
    summary: 'Leads the browser to the sign-in service of OIDC_ISSUER',
    access: 'public',
    query: z.object({ next }),
    answer: z.string(),
    file: true,
    status: 302,
  },
  oidcCallback: {
    method: 'GET',
    path: '/api/auth/oidc/callback',
    summary:
      'Where the sign-in service sends the browser back; leads on to the console, or to the sign-in with a problem',
    access: 'public',
    query: z.object({
      code: z.optional(z.string().check(z.maxLength(4000))),
      state: z.optional(z.string().check(z.maxLength(1000))),
      iss: z.optional(z.string().check(z.maxLength(1000))),
      error: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.string(),
    file: true,
    status: 302,
  },
  stepUp: {
    method: 'POST',
    path: '/api/auth/step-up',
    summary: 'Gives the password again, or a code where there is a second factor; good for ten minutes in this session',
    access: 'signed-in',
    audit: 'auth.step_up',
    body: z
      .object({
        password: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
        code: z.optional(TypedCode('Enter the code.')),
      })
      .check(
        z.refine(({ password, code }) => (password === undefined) !== (code === undefined), {
          error: 'Give the password or a code.',
        }),
      ),
    answer: Me,
    limit: { points: 60, seconds: 3600 },
  },
});
