import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery } from './list.ts';
import { codeEndpoints } from './staff-codes.ts';

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
  ...codeEndpoints,
});
