import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { SignedIn } from '../people/session.ts';

export const RemoteId = z.string().check(z.regex(/^mfe-[a-z][a-z-]{1,30}$/));
/** An address in the console; `:name` stands for what differs. */
export const RemotePath = z.string().check(z.regex(/^\/[a-z0-9\-/:]*$/i));
export const ReleaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));
export const FileIntegrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Names a build by what is in it: the same files have the same digest, wherever they were built. */
export const BuildDigest = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** The fields of a route, whoever reads it. */
export const routeShape = {
  path: RemotePath,
  screen: z.string().check(z.describe('The folder of the screen, such as dashboard')),
  title: z.string(),
  frame: z.enum(['console', 'bare']),
  data: z
    .optional(z.array(z.string().check(z.regex(/^\/api\/[\w\-./:?=&]+$/))))
    .check(
      z.describe(
        'What the screen asks first at this address; the browser asks it beside the scripts when a page begins here',
      ),
    ),
};
/** The fields of an entry of the sidebar. */
export const navItemShape = {
  label: z.string(),
  path: RemotePath,
  icon: z.string(),
  order: z.int(),
  group: z
    .optional(z.string().check(z.regex(/^(today|rooms|assistant|system)$/)))
    .check(z.describe('The heading it stands under; an entry without one comes last')),
};
/** The fields of a slot. */
export const slotShape = {
  place: z.string(),
  module: z.string(),
  title: z.string(),
  order: z.int(),
  height: z.optional(z.number()),
};
/** What a build exposes the module of a slot as; screens have the names without this beginning. */
export const slotModule = (module: string): string => `slot-${module}`;
/** As a shell reads it, which may be older than whoever wrote it. */
const anyPermission = { permission: z.optional(z.string()) };

/** The global that a build of a remote puts itself into. */
export const ContainerName = z
  .string()
  .check(
    z.regex(/^mfe_[a-z_]{1,31}_[0-9a-f]{16}$/),
    z.describe('Name of its container, a global of the page, so that two builds of a remote can be in one page'),
  );

/** A build as the shell needs it to load it. */
export const LoadableBuild = z
  .object({
    version: ReleaseVersion,
    digest: BuildDigest,
    entry: z.string(),
    container: ContainerName,
    assets: z.record(z.string(), FileIntegrity),
  })
  .register(z.globalRegistry, { id: 'LoadableBuild' });
export type LoadableBuild = z.infer<typeof LoadableBuild>;

/** The script of a build that holds a screen, which is named by it. */
export const screenFile = ({ assets }: Pick<LoadableBuild, 'assets'>, screen: string): string | undefined =>
  Object.keys(assets).find((file) => file.startsWith(`${screen}.`) && file.endsWith('.js'));

/** A remote as one session gets it. A shell passes over what an API newer than itself says besides. */
export const BootRemote = z
  .object({
    ...LoadableBuild.shape,
    id: RemoteId,
    hostApi: z.string(),
    routes: z.array(z.object({ ...routeShape, ...anyPermission })).check(z.minLength(1)),
    nav: z.array(z.object({ ...navItemShape, group: z.optional(z.string()), ...anyPermission })),
    // of places that this shell does not know, too
    slots: z.optional(z.array(z.object({ ...slotShape, ...anyPermission }))),
    // this session tries a version that most do not have yet
    isCanary: z.boolean(),
    // the version that was live before, for when this one cannot be loaded
    fallback: z.optional(LoadableBuild),
    // why it cannot be shown in the shell of this page
    misfit: z.optional(z.string()),
    switchedOff: z.optional(z.object({ reason: z.string(), at: z.iso.datetime() })),
  })
  .register(z.globalRegistry, { id: 'BootRemote' });
export type BootRemote = z.infer<typeof BootRemote>;

export const RemotePreview = z.object({
  remote: RemoteId,
  version: ReleaseVersion,
  digest: BuildDigest,
  until: z.iso.datetime(),
});
export type RemotePreview = z.infer<typeof RemotePreview>;

/** A build that a preview link leads to, before anybody agreed to run it: who put it here, when, and why. */
export const PreviewOffer = z
  .extend(RemotePreview, {
    by: z.string(),
    reason: z.string(),
    at: z.iso.datetime(),
    isSigned: z.boolean().check(z.describe('By a ship token of the remote')),
    agreement: z
      .string()
      .check(z.describe('In place of the token of the link it shows the build, in this session alone')),
  })
  .register(z.globalRegistry, { id: 'PreviewOffer' });
export type PreviewOffer = z.infer<typeof PreviewOffer>;

/** What the shell needs to start; the API writes it into the page, so no request is made for it. The first script of each page has it. */
export const BootManifest = z
  .object({
    user: z.nullable(SignedIn.shape.user),
    hotelTimeZone: z.string(),
    shell: BuildDigest.check(z.describe('The shell this answer was written for')),
    remotes: z.array(BootRemote),
    // one remote is shown in a version that is not live
    preview: z.optional(RemotePreview),
    // a link leads to a build that runs once its reader agreed
    previewOffer: z.optional(PreviewOffer),
    // the preview that was asked for is over; what is live is shown
    endedPreview: z.optional(RemotePreview),
  })
  .register(z.globalRegistry, { id: 'BootManifest' });
export type BootManifest = z.infer<typeof BootManifest>;

/** What a build is now, for open pages to compare with what they began with. */
export const CurrentVersions = z
  .object({
    shell: BuildDigest,
    remotes: z.record(
      RemoteId,
      z.object({
        digest: BuildDigest,
        version: ReleaseVersion,
        switchedOff: z.optional(z.string()).check(z.describe('Why')),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'CurrentVersions' });
export type CurrentVersions = z.infer<typeof CurrentVersions>;

/** Where reports of `remote-reports.ts` go: a page sends them without reading their schema. */
export const reportsPath = '/api/remotes/reports';

export const remoteEndpoints = endpoints({
  boot: {
    method: 'GET',
    path: '/api/boot',
    summary: 'What the shell needs to start, for pages that were not written by this server',
    access: 'public',
    query: z.object({ 'remote-preview': z.optional(z.string().check(z.maxLength(1000))) }),
    answer: BootManifest,
  },
  current: {
    method: 'GET',
    path: '/api/remotes/current',
    summary: 'Which versions this session would get by loading the page now',
    access: 'signed-in',
    answer: CurrentVersions,
    timed: true,
  },
});
