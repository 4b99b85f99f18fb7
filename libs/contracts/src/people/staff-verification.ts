import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { codeEndpoints } from './staff-codes.ts';
import { oneLine } from '../schema/typed-text.ts';

/** An attempt to prove oneself to be an employee (S2 section 3). */
export const VerificationLog = z
  .object({
    id: z.uuid(),
    timestamp: z.iso.datetime(),
    employeeName: orNull(z.string()).check(z.describe('Null when nobody on the whitelist has the number')),
    phoneNumber: z.string(),
    success: z.boolean(),
    errorMessage: orNull(z.string()),
    ipAddress: orNull(z.string()).check(z.describe('Null for an attempt by phone')),
    callId: orNull(z.string()).check(z.describe('The call it was made in; null for one on the web')),
  })
  .register(z.globalRegistry, { id: 'VerificationLog' });
export type VerificationLog = z.infer<typeof VerificationLog>;

export const verificationEndpoints = endpoints({
  logs: {
    method: 'GET',
    path: '/api/admin/employees/verification-logs',
    summary: 'Verification attempts as an employee in the current mode, newest first',
    access: 'verifications:read',
    query: z.extend(ListQuery, {
      startDate: z.optional(z.iso.date()).check(z.describe('Hotel date of the attempt, or later')),
      endDate: z.optional(z.iso.date()),
      success: z.optional(z.enum(['true', 'false'])),
      employeeName: z
        .optional(z.string().check(z.overwrite(oneLine), z.maxLength(100)))
        .check(z.describe('Part of the name; Unknown for nobody known')),
    }),
    answer: rows(VerificationLog, 'attempt'),
  },
  ...codeEndpoints,
});
