import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { Role } from './roles.ts';

export const SignedIn = z
  .object({ user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: openEnum(Role) }) })
  .register(z.globalRegistry, { id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;
export type User = SignedIn['user'];

/** Which of the two an account steps up with; null for one that has neither, which signs in anew. */
export const StepUpFactor = z.enum(['password', 'code']);
export type StepUpFactor = z.infer<typeof StepUpFactor>;

/** Who is signed in, and when they last proved it. */
export const Me = z
  .extend(SignedIn, {
    steppedUpAt: z
      .nullable(z.iso.datetime())
      .check(z.describe('When this session last gave the password, or the code where there is a second factor')),
    stepUpWith: z.nullable(openEnum(StepUpFactor)),
  })
  .register(z.globalRegistry, { id: 'Me' });
export type Me = z.infer<typeof Me>;

/** What a page may ask before anything is opened on it; the forms of a sign-in are in auth.ts. */
export const sessionEndpoints = endpoints({
  ways: {
    method: 'GET',
    path: '/api/auth/ways',
    summary: 'Which ways there are to sign in besides a password',
    access: 'public',
    answer: z.object({
      oidc: z.nullable(z.string()).check(z.describe('What the button says; null when there is none')),
    }),
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End this session',
    access: 'public',
    answer: z.object({ success: z.literal(true) }),
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Who is signed in, and when they last gave their password or code',
    access: 'signed-in',
    answer: Me,
  },
});
