import * as z from 'zod/mini';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { RecordedCalls } from './recorded-calls.ts';
import { RemoteTeam, ShellOffer } from './remote-build.ts';
import { LoadOutcome } from './remote-reports.ts';
import { BuildDigest, RemoteId, routeShape } from './remotes.ts';
import { RequiredText } from '../schema/required-text.ts';
import { rows } from '../endpoint/rows.ts';

const reason = RequiredText('Say why, for whoever reads it later', 500, 3);
const params = z.object({ id: RemoteId });
const FileName = z.string().check(z.regex(/^[\w][\w.-]{0,120}$/));
const asked = {
  reason,
  lastChange: z.optional(z.int()).check(z.describe('The newest change that whoever asks knows of')),
  by: z
    .optional(z.string().check(z.trim(), z.maxLength(100)))
    .check(z.describe('The person at the command line, where several share an account')),
};
const byWhom = { by: z.string(), reason: z.string(), at: z.iso.datetime() };

/** A build that was admitted. */
export const RemoteBuild = z
  .object({
    remote: RemoteId,
    digest: BuildDigest,
    version: z.string(),
    bytes: z.int(),
    ...byWhom,
    isSigned: z.boolean().check(z.describe('Signed by a ship token of the remote')),
  })
  .register(z.globalRegistry, { id: 'RemoteBuild' });
export type RemoteBuild = z.infer<typeof RemoteBuild>;

/**
 * `live` to all at once; `canary` to a share of sessions; `rollback` to the version live before; `retire` ends it until a build is taken
 * live again; the rest as they are called.
 */
export const RemoteChangeKind = z.enum([
  'live',
  'canary',
  'end-canary',
  'rollback',
  'switch-off',
  'switch-on',
  'retire',
]);
export type RemoteChangeKind = z.infer<typeof RemoteChangeKind>;

/** One entry of what was done to a remote; nothing is ever taken out of this list. */
export const RemoteChange = z
  .object({
    id: z.int(),
    remote: RemoteId,
    kind: openEnum(RemoteChangeKind),
    digest: orNull(BuildDigest).check(z.describe('The build it is about; none for switching off and on')),
    version: orNull(z.string()),
    share: orNull(z.int()).check(z.describe('Percent of sessions, of a canary')),
    ...byWhom,
  })
  .register(z.globalRegistry, { id: 'RemoteChange' });
export type RemoteChange = z.infer<typeof RemoteChange>;

/** How a build did in browsers within the last 24 hours. */
export const BuildHealth = z
  .object({
    loads: z.int(),
    errors: z.int(),
    p75Ms: orNull(z.int()).check(z.describe('Of loads that went well; none yet')),
    integrityFailures: z.int(),
    byOutcome: z.record(z.string(), z.int()),
  })
  .register(z.globalRegistry, { id: 'BuildHealth' });
export type BuildHealth = z.infer<typeof BuildHealth>;

const Served = z.object({
  digest: BuildDigest,
  version: z.string(),
  bytes: z.int(),
  ...byWhom,
  health: BuildHealth,
});

/** A remote as it stands. */
export const RemoteState = z
  .object({
    id: RemoteId,
    screens: z.array(z.object({ path: z.string(), title: z.string() })),
    team: orNull(RemoteTeam).check(z.describe('Who owns it, as its remote.json says')),
    live: Served.check(z.describe('Of a retired remote, what was live last')),
    canary: orNull(z.extend(Served, { share: z.int() })),
    before: orNull(z.object({ digest: BuildDigest, version: z.string() })).check(z.describe('Where a rollback leads')),
    switchedOff: orNull(z.object(byWhom)),
    retired: orNull(z.object(byWhom)).check(
      z.describe('Nothing of it is live, and its routes and places in the sidebar are free for other remotes'),
    ),
    offered: orNull(z.object({ digest: BuildDigest, version: z.string(), ...byWhom })).check(
      z.describe('A build that came with the installation since a build was last taken live, and waits to be'),
    ),
    hasSite: z.boolean().check(z.describe('Guests have pages of it, which are shipped with it')),
    isOfProduct: z
      .optional(z.boolean())
      .check(z.describe('A build of it came with the installation, so its sources are those of the product')),
    lastChange: z.int().check(z.describe('Send it with the next change; another one in between is a conflict')),
  })
  .register(z.globalRegistry, { id: 'RemoteState' });
export type RemoteState = z.infer<typeof RemoteState>;

/** What went wrong with a build in browsers within the last 24 hours, each kind once. */
export const RemoteError = z
  .object({
    digest: BuildDigest,
    version: z.string(),
    outcome: openEnum(LoadOutcome),
    message: orNull(z.string()).check(z.describe('Without what may be personal data')),
    frames: z
      .array(z.string())
      .check(z.describe('Where it was thrown, by the source files where the build came with source maps')),
    times: z.int(),
    lastAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'RemoteError' });
export type RemoteError = z.infer<typeof RemoteError>;

/** What admission holds a build against; `npm run check` asks for it to say beforehand what would be refused. */
export const Surroundings = z
  .object({
    shells: z
      .array(ShellOffer)
      .check(z.minLength(1), z.describe('The shell that runs, and the one before it, whose tabs are still open')),
    others: z.array(
      z.object({
        id: RemoteId,
        routes: z.array(z.object({ ...routeShape, permission: z.optional(z.string()) })),
      }),
    ),
    api: z
      .optional(RecordedCalls)
      .check(z.describe('Every endpoint of the API that runs; an API from before it told them says none')),
    largest: z.int().check(z.describe('Bytes that a build may weigh')),
  })
  .register(z.globalRegistry, { id: 'Surroundings' });
export type Surroundings = z.infer<typeof Surroundings>;

export const releaseEndpoints = endpoints({
  states: {
    method: 'GET',
    path: '/api/admin/remotes',
    summary: 'Every remote: what is live, by whom, since when, and how it does',
    access: 'remotes:read',
    shipToken: true,
    answer: rows(RemoteState, 'remote'),
    timed: true,
  },
  surroundings: {
    method: 'GET',
    path: '/api/admin/remotes/{id}/surroundings',
    summary: 'What a build of this remote is held against',
    access: 'remotes:read',
    shipToken: true,
    params,
    answer: Surroundings,
  },
  uploadBuild: {
    method: 'PUT',
    path: '/api/admin/remotes/{id}/builds/{digest}/files',
    summary:
      'All files of a build and its source maps in one request, as base64; the digest has to be that of the files',
    access: 'remotes:ship',
    audit: 'nothing',
    stepUp: 'second-factor',
    shipToken: true,
    params: z.extend(params, { digest: BuildDigest }),
    bodyLimit: bodyLimits.build,
    body: z.object({
      files: z
        .array(z.object({ name: FileName, base64: z.base64().check(z.maxLength(bodyLimits.build)) }))
        .check(z.minLength(1), z.maxLength(1000)),
    }),
    answer: z.object({ bytes: z.int().check(z.describe('Of the build, without its source maps')) }),
  },
  upload: {
    method: 'PUT',
    path: '/api/admin/remotes/{id}/builds/{digest}/files/{file}',
    summary:
      'One file of a build, as base64, for commands that do not send a build in one request; what is there stays as it is',
    access: 'remotes:ship',
    audit: 'nothing',
    stepUp: 'second-factor',
    shipToken: true,
    params: z.extend(params, { digest: BuildDigest, file: FileName }),
    bodyLimit: bodyLimits.buildFile,
    body: z.object({ base64: z.base64().check(z.maxLength(bodyLimits.buildFile)) }),
    answer: z.object({ integrity: z.string() }),
  },
  admit: {
    method: 'POST',
    path: '/api/admin/remotes/{id}/builds',
    summary: 'Admits a build whose files were uploaded, or says everything that stands in its way',
    access: 'remotes:ship',
    audit: 'remotes.admit',
    stepUp: 'second-factor',
    shipToken: true,
    params,
    bodyLimit: bodyLimits.release,
    body: z.object({
      release: z.unknown().check(z.describe('What the build wrote as release.json')),
      reason,
      by: asked.by,
      signature: z
        .optional(z.base64url().check(z.maxLength(200)))
        .check(z.describe('Of the ship token, over remote and digest; a build that a token ships has one')),
    }),
    answer: RemoteBuild,
    status: 201,
  },
  builds: {
    method: 'GET',
    path: '/api/admin/remotes/{id}/builds',
    summary: 'The newest 50 builds of a remote that were admitted',
    access: 'remotes:read',
    shipToken: true,
    params,
    answer: rows(RemoteBuild, 'build'),
  },
  changes: {
    method: 'GET',
    path: '/api/admin/remotes/{id}/changes',
    summary: 'The newest 100 changes of a remote: who, what, when and why',
    access: 'remotes:read',
    params,
    answer: rows(RemoteChange, 'change'),
  },
  errors: {
    method: 'GET',
    path: '/api/admin/remotes/{id}/errors',
    summary: 'The newest 50 kinds of errors of a remote in browsers',
    access: 'remotes:read',
    params,
    answer: rows(RemoteError, 'error'),
  },
  change: {
    method: 'POST',
    path: '/api/admin/remotes/{id}/changes',
    summary:
      'Takes a build live, tries it with a share of sessions, goes back, switches a remote off or on, or retires it',
    access: 'remotes:ship',
    audit: 'remotes.change',
    stepUp: 'second-factor',
    shipToken: true,
    params,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('live'), digest: BuildDigest, ...asked }),
      z.object({
        kind: z.literal('canary'),
        digest: BuildDigest,
        share: z.int().check(z.minimum(1), z.maximum(99)),
        ...asked,
      }),
      z.object({ kind: z.enum(['end-canary', 'rollback', 'switch-off', 'switch-on', 'retire']), ...asked }),
    ]),
    answer: RemoteState,
  },
  previewLink: {
    method: 'POST',
    path: '/api/admin/remotes/{id}/preview-links',
    summary: 'An address that shows one build in the real console, in one tab, for an hour',
    access: 'remotes:ship',
    audit: 'remotes.preview_link',
    shipToken: true,
    params,
    body: z.object({ digest: BuildDigest }),
    answer: z.object({ url: z.string(), until: z.iso.datetime() }),
    status: 201,
  },
});
