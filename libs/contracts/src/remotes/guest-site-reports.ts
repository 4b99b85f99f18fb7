import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { BuildDigest } from './remotes.ts';

/** How a page of a guest did. There is nothing in it of the guest, of the link, or of what was on the page. */
export const GuestPageReport = z
  .object({
    digest: BuildDigest,
    outcome: z
      .enum(['ready', 'network', 'chunk', 'load-threw', 'render-threw'])
      .check(
        z.describe('It works, or a script did not come, a part of it did not, it broke before, or after it worked'),
      ),
    ms: z.int().check(z.minimum(0), z.maximum(600_000)),
  })
  .register(z.globalRegistry, { id: 'GuestPageReport' });
export type GuestPageReport = z.infer<typeof GuestPageReport>;

export const guestSiteEndpoints = endpoints({
  report: {
    method: 'POST',
    path: '/api/guest-site/reports',
    summary: "How a guest's page did; of builds that nobody is given now nothing is kept",
    access: 'public',
    body: GuestPageReport,
    answer: z.object({ taken: z.int() }),
    status: 202,
    limit: { points: 60, seconds: 60 },
  },
});
