import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { rows } from '../endpoint/rows.ts';

/** What is wrong right now. It is in the first scripts of the console twice, so what its fields mean is said here. */
export const Alert = z
  .object({
    // the same as long as its cause lasts
    id: z.string(),
    severity: openEnum(z.enum(['warning', 'critical'])),
    title: z.string(),
    detail: z.string(),
    since: z.iso.datetime(),
    // when the newest of what it is about happened
    newestAt: z.iso.datetime(),
    // console path of the record it is about
    link: z.nullable(z.string()),
    // whoever asks has seen it since then
    isRead: z.boolean(),
    // who is on it; over when something new happens
    acknowledgement: z.nullable(z.object({ by: z.string(), at: z.iso.datetime() })),
  })
  .register(z.globalRegistry, { id: 'Alert' });
export type Alert = z.infer<typeof Alert>;

const alerts = rows(Alert, 'alert');

export const alertEndpoints = endpoints({
  active: {
    method: 'GET',
    path: '/api/admin/alerts',
    summary: 'What is wrong right now, worst first',
    access: 'alerts:read',
    answer: alerts,
    timed: true,
  },
  markRead: {
    method: 'POST',
    path: '/api/admin/alerts/read',
    summary: 'Whoever asks has seen every active alert; answers them',
    access: 'alerts:read',
    audit: 'nothing',
    body: z.object({}),
    answer: alerts,
  },
  acknowledge: {
    method: 'POST',
    path: '/api/admin/alerts/{id}/acknowledge',
    summary: 'Tells everybody that somebody is on it; answers the active alerts',
    access: 'alerts:acknowledge',
    audit: 'alerts.acknowledge',
    params: z.object({ id: z.string().check(z.maxLength(200)) }),
    body: z.object({}),
    answer: alerts,
  },
});
