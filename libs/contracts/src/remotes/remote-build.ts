// What teams write and builds say, apart from remotes.ts, which is in the first script of every page.
import * as z from 'zod/mini';
import { RecordedCalls } from './recorded-calls.ts';
import { mostSlots, RemoteSlot } from './remote-slots.ts';
import {
  BuildDigest,
  ContainerName,
  FileIntegrity,
  navItemShape,
  ReleaseVersion,
  RemoteId,
  RemotePath,
  routeShape,
} from './remotes.ts';
import { isPermission } from '../people/roles.ts';

// no narrower type: a shell may be older than whoever wrote it
const permission = z
  .optional(z.string().check(z.refine((name): boolean => isPermission(name), 'No role has such a permission')))
  .check(z.describe('What a role needs to be shown it, such as calls:read; nothing unless said'));

const teamShape = {
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  contact: z.string().check(z.minLength(1), z.maxLength(200), z.describe('An e-mail address, a channel, a number')),
};

/** Who owns a remote, and how they are reached. */
export const RemoteTeam = z.object(teamShape);

/** What a remote offers, written by its team in `remote.json`; the shell draws the sidebar from it before any code is loaded. */
export const RemoteDeclaration = z
  .strictObject({
    id: RemoteId,
    version: ReleaseVersion,
    team: z.optional(z.strictObject(teamShape)),
    hostApi: z.string().check(z.describe('Range of the host API it was written for, such as ^1.0')),
    routes: z.array(z.strictObject({ ...routeShape, permission })).check(z.minLength(1)),
    nav: z.array(z.strictObject({ ...navItemShape, permission })),
    slots: z
      .optional(z.array(RemoteSlot).check(z.maxLength(mostSlots)))
      .check(z.describe('What it offers at places outside of its own screens')),
    siteApi: z
      .optional(z.string())
      .check(z.describe('Range of the site API that its pages for guests were written for; it has none unless said')),
  })
  .register(z.globalRegistry, { id: 'RemoteDeclaration' });
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;

/** What a build takes of one module that the shell provides. */
export const TakenModule = z.strictObject({
  range: z.string().check(z.describe('Versions it can work with, such as ^19.2.0')),
  names: z.array(z.string()).check(z.describe('The exports it imports')),
});

const fileName = z.string().check(z.regex(/^[\w][\w.-]*$/));

/** What a page of a build's site loads, by its screen. */
export const SiteScripts = z.strictObject({
  script: fileName.check(z.describe('What every page needs to work')),
  afterwards: z.optional(fileName).check(z.describe('What every page loads once it shows')),
  screens: z.record(z.string(), fileName).check(z.describe('Of screens that have a script of their own')),
});
export type SiteScripts = z.infer<typeof SiteScripts>;

/** A built remote: its declaration, the screens that were built, and its files with their integrity. */
export const RemoteRelease = z
  .extend(RemoteDeclaration, {
    digest: BuildDigest,
    entry: z.string().check(z.describe('Address of remoteEntry.js')),
    container: ContainerName,
    screens: z.array(z.string()).check(z.describe('What the container exposes, screens and modules of slots')),
    assets: z.record(fileName, FileIntegrity).check(z.describe('File to its sha384 integrity')),
    bytes: z.int().check(z.nonnegative(), z.describe('Of all files, uncompressed')),
    takes: z.record(z.string(), TakenModule).check(z.describe('What it takes from the shell at run time, by module')),
    calls: z
      .optional(RecordedCalls)
      .check(
        z.describe(
          'The endpoints its code calls, as it was built for them; none of builds from before they were recorded',
        ),
      ),
    site: z.optional(SiteScripts).check(z.describe('Of a remote that guests have pages of')),
  })
  .register(z.globalRegistry, { id: 'RemoteRelease' });
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** What a built shell gives remotes; written beside it as `shell.json`. */
export const ShellOffer = z
  .object({
    digest: BuildDigest,
    hostApi: ReleaseVersion,
    gives: z.record(z.string(), z.object({ version: ReleaseVersion, names: z.array(z.string()) })),
    paths: z.array(RemotePath).check(z.describe('Addresses it keeps for itself')),
  })
  .register(z.globalRegistry, { id: 'ShellOffer' });
export type ShellOffer = z.infer<typeof ShellOffer>;
