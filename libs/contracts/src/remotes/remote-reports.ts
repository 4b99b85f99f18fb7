// What browsers tell of remotes, apart from remotes.ts, which is in the first script of every page.
import * as z from 'zod/mini';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { BuildDigest, RemoteId, reportsPath } from './remotes.ts';

/** Why a screen of a remote did not show, or did; `uncaught` is no attempt to show it but an error in use that nothing caught. */
export const LoadOutcome = z.enum([
  'ready',
  'network',
  'timeout',
  'integrity',
  'not-a-remote',
  'load-threw',
  'screen-missing',
  'render-threw',
  'chunk',
  'incompatible',
  'suspended',
  'endless-updates',
  'froze',
  'uncaught',
]);
export type LoadOutcome = z.infer<typeof LoadOutcome>;

/** One attempt to show a screen, or an error in use, told by the browser. */
export const RemoteReport = z
  .object({
    remote: RemoteId,
    digest: BuildDigest,
    outcome: LoadOutcome,
    isFallback: z.boolean().check(z.describe('It was the version before, in place of the live one')),
    ms: z.int().check(z.minimum(0), z.maximum(600_000)),
    message: z.optional(z.string().check(z.maxLength(500))),
    frames: z
      .optional(z.array(z.string().check(z.regex(/^\w[\w.-]{0,120}:\d{1,9}:\d{1,9}$/))).check(z.maxLength(8)))
      .check(z.describe('Where it was thrown: file of the build, line and column, the innermost first')),
  })
  .register(z.globalRegistry, { id: 'RemoteReport' });
export type RemoteReport = z.infer<typeof RemoteReport>;

export const remoteReportEndpoints = endpoints({
  report: {
    method: 'POST',
    path: reportsPath,
    summary: 'How loading screens went in a browser; of builds that its session was not given nothing is kept',
    access: 'signed-in',
    audit: 'nothing',
    bodyLimit: bodyLimits.reports,
    body: z.object({ reports: z.array(RemoteReport).check(z.minLength(1), z.maxLength(50)) }),
    answer: z.object({ taken: z.int() }),
    status: 202,
    timed: true,
    limit: { points: 120, seconds: 60 },
  },
});
