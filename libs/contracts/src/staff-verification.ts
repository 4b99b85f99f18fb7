import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery } from './list.ts';

/** Digits of a verification code (S2 section 9). */
export const codeLength = 6;

/** An attempt to prove oneself to be an employee (S2 section 3). */
export const VerificationLog = z
  .object({
    id: z.uuid(),
    timestamp: z.iso.datetime(),
    employeeName: z.string().nullable().describe('Null when nobody on the whitelist has the number'),
    phoneNumber: z.string(),
    success: z.boolean(),
    errorMessage: z.string().nullable(),
    ipAddress: z.string().nullable().describe('Null for an attempt by phone'),
    callId: z.string().nullable().describe('The call it was made in; null for one on the web'),
  })
  .meta({ id: 'VerificationLog' });
export type VerificationLog = z.infer<typeof VerificationLog>;

const done = z.object({ success: z.literal(true), message: z.string() });

const perHour = (points: number) => ({ points, seconds: 60 * 60 });

export const verificationEndpoints = endpoints({
  logs: {
    method: 'GET',
    path: '/api/admin/employees/verification-logs',
    summary: 'Attempts to be verified as an employee in the current mode, newest first',
    access: 'verifications:read',
    query: ListQuery.extend({
      startDate: z.iso.date().optional().describe('Hotel date of the attempt, or later'),
      endDate: z.iso.date().optional(),
      success: z.enum(['true', 'false']).optional(),
      employeeName: z.string().trim().max(100).optional().describe('Part of the name; Unknown for nobody known'),
    }),
    answer: z.array(VerificationLog),
  },
  sendCode: {
    method: 'POST',
    path: '/api/vapi-tools/send_verification_code',
    summary: 'Texts a code to the employee of this number, if there is one; sets the challenge cookie either way',
    access: 'public',
    body: z.object({ phone: z.string().trim().min(1, 'Please enter your phone number').max(40) }),
    answer: done,
    limit: perHour(30),
  },
  verifyCode: {
    method: 'POST',
    path: '/api/vapi-tools/verify_code',
    summary: 'Checks a code against the challenge of the cookie',
    access: 'public',
    body: z.object({ code: z.string().regex(new RegExp(`^\\d{${codeLength}}$`), 'Please enter a valid 6-digit code') }),
    answer: done,
    // five tries for each code that may be sent
    limit: perHour(150),
  },
});
