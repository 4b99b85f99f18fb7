// Apart from alerts.ts, which is in the first scripts of the console.
import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';

/** Whether alerts are told outside of the console, to the address that the environment gives. */
export const AlertDelivery = z
  .object({
    host: orNull(z.string()).check(z.describe('Where they go; null when no address is set')),
    newest: orNull(z.object({ title: z.string(), sentAt: orNull(z.iso.datetime()), error: orNull(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'AlertDelivery' });
export type AlertDelivery = z.infer<typeof AlertDelivery>;

export const alertDeliveryEndpoints = endpoints({
  delivery: {
    method: 'GET',
    path: '/api/admin/alert-delivery',
    summary: 'Where alerts are told besides the console, and how the newest one got there',
    access: 'settings:read',
    answer: AlertDelivery,
  },
});
