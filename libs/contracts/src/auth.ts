import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { Role } from './roles.ts';

export const SignedIn = z
  .object({ user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role }) })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;
export type User = SignedIn['user'];

const attempts = { points: 30, seconds: 3600 };

export const authEndpoints = endpoints({
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Sign in with e-mail and password; sets the session cookie',
    access: 'public',
    body: z.object({
      email: z.string().trim().min(1, 'Enter your email address.').max(254),
      password: z.string().min(1, 'Enter your password.').max(1024),
    }),
    answer: SignedIn,
    limit: attempts,
  },
  signInByLink: {
    method: 'POST',
    path: '/api/auth/sign-in-link',
    summary: 'Sign in with a one-time link; sets the session cookie',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: SignedIn,
    limit: attempts,
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
    summary: 'Who is signed in',
    access: 'signed-in',
    answer: SignedIn,
  },
});
