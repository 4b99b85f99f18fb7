import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

export const Alert = z
  .object({
    id: z.string().check(z.describe('The same as long as its cause lasts')),
    severity: z.enum(['warning', 'critical']),
    title: z.string(),
    detail: z.string(),
    since: z.iso.datetime(),
    newestAt: z.iso.datetime().check(z.describe('When the newest of what it is about happened')),
    link: z.nullable(z.string()).check(z.describe('Console path of the record it is about')),
    isRead: z.boolean().check(z.describe('Whoever asks has seen it since then')),
    acknowledgement: z
      .nullable(z.object({ by: z.string(), at: z.iso.datetime() }))
      .check(z.describe('Who looks after it; over when something new happens')),
  })
  .register(z.globalRegistry, { id: 'Alert' });
export type Alert = z.infer<typeof Alert>;

/** Whether alerts are told outside of the console, to the address that the environment gives. */
export const AlertDelivery = z
  .object({
    host: z.nullable(z.string()).check(z.describe('Where they go; null when no address is set')),
    newest: z.nullable(
      z.object({ title: z.string(), sentAt: z.nullable(z.iso.datetime()), error: z.nullable(z.string()) }),
    ),
  })
  .register(z.globalRegistry, { id: 'AlertDelivery' });
export type AlertDelivery = z.infer<typeof AlertDelivery>;

const alerts = z.array(Alert);

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
    summary: 'Tells everybody that somebody looks after it; answers the active alerts',
    access: 'alerts:acknowledge',
    audit: 'alerts.acknowledge',
    params: z.object({ id: z.string().check(z.maxLength(200)) }),
    body: z.object({}),
    answer: alerts,
  },
  delivery: {
    method: 'GET',
    path: '/api/admin/alert-delivery',
    summary: 'Where alerts are told besides the console, and how the newest one got there',
    access: 'settings:read',
    answer: AlertDelivery,
  },
});
