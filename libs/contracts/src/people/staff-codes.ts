import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { visible } from '../schema/typed-phone.ts';
import { codeOf } from '../schema/typed-text.ts';

/** Digits of a verification code (S2 section 9). */
export const codeLength = 6;

const done = z.object({ success: z.literal(true), message: z.string() });

const perHour = (points: number) => ({ points, seconds: 60 * 60 });

/** How an employee shows in a browser that the phone on the whitelist is at hand. */
export const codeEndpoints = endpoints({
  sendCode: {
    method: 'POST',
    path: '/api/vapi-tools/send_verification_code',
    summary:
      'Texts a code to the employee of this number, if there is one; sets the challenge cookie either way, for copies under the same Idempotency-Key, too',
    access: 'public',
    body: z.object({
      phone: z.string().check(visible, z.minLength(1, 'Please enter your phone number'), z.maxLength(40)),
    }),
    mergesCopies: true,
    answer: done,
    limit: perHour(30),
  },
  verifyCode: {
    method: 'POST',
    path: '/api/vapi-tools/verify_code',
    summary: 'Checks a code against the challenge of the cookie',
    access: 'public',
    body: z.object({
      code: z
        .string()
        .check(z.overwrite(codeOf), z.regex(new RegExp(`^\\d{${codeLength}}$`), 'Please enter a valid 6-digit code')),
    }),
    answer: done,
    // five tries for each code that may be sent
    limit: perHour(150),
  },
});
