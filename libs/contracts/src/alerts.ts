import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const Alert = z
  .object({
    id: z.string(),
    severity: z.enum(['warning', 'critical']),
    title: z.string(),
    detail: z.string(),
    since: z.iso.datetime(),
    link: z.string().nullable().describe('Console path of the record it is about'),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof Alert>;

export const alertEndpoints = endpoints({
  active: {
    method: 'GET',
    path: '/api/admin/alerts',
    summary: 'What is wrong right now, worst first',
    access: 'alerts:read',
    answer: z.array(Alert),
    timed: true,
  },
});
