import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { guestRemote, ownFiles, sitePageFile, siteRendererFile, siteScript } from '@booking/contracts/guest-site';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { BuildDigest } from '@booking/contracts/remotes';
import { storedFile } from '@booking/contracts/stored-file';
import { optionalBuildFile } from '../files/build-file.adapter.ts';
import { remotesFolder } from '../files/build-folders.rule.ts';
import { RemoteFiles } from '../files/remote-files.port.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { siteBuildsFor, type SiteRelease, type Trip } from './site-choice.rule.ts';

/** What the server needs of a build's pages. */
export type SiteContent = { page: string; renderer: string };

const home = join(remotesFolder, guestRemote);
/** More than are shown at once: live, canary, the one before, and what came with the API. */
const mostKept = 6;

const readInstalled = optionalBuildFile(join(home, 'release.json'), (text) => RemoteRelease.parse(JSON.parse(text)));
/** Whoever builds here may be writing it just now. */
const installedRelease = (): Promise<RemoteRelease | undefined> => readInstalled().catch(() => undefined);

/** The builds that guests have pages of. A build never changes, so what was read of one is kept. */
@Injectable()
export class SiteBuilds {
  private readonly logger = new Logger('SiteBuilds');
  private readonly contents = new Map<string, Promise<SiteContent>>();
  private readonly releases = new Map<string, RemoteRelease>();

  constructor(
    private readonly remotes: RemotesService,
    private readonly files: RemoteFiles,
  ) {}

  /** Where the database does not answer there is still what came with the API. */
  async of(trip: Trip): Promise<{ builds: SiteRelease[]; isOff: boolean }> {
    const [installed, remotes] = await Promise.all([installedRelease(), this.remotes.live().catch(() => [])]);
    const remote = remotes.find(({ id }) => id === guestRemote);
    return { builds: siteBuildsFor(remote, installed, trip), isOff: Boolean(remote?.standing.switchedOff) };
  }

  /** @throws Error when a file is not there, or is not what was admitted: it would be run here */
  async content(build: SiteRelease): Promise<SiteContent> {
    const known = this.contents.get(build.digest) ?? this.read(build);
    // the one asked for last goes last
    this.contents.delete(build.digest);
    this.contents.set(build.digest, known);
    if (this.contents.size > mostKept) this.contents.delete(this.contents.keys().next().value!);
    return known.catch((error: Error) => {
      this.contents.delete(build.digest);
      throw error;
    });
  }

  /** A script of a site, also of one that is live no longer: pages of it are open. Nothing of a build that was not admitted. */
  async script(digest: string, file: string): Promise<Buffer | undefined> {
    if (!BuildDigest.safeParse(digest).success || !siteScript.test(file)) return undefined;
    const release = await this.releaseOf(digest);
    return release && Object.hasOwn(release.assets, file) ? this.bytesOf(digest, file) : undefined;
  }

  private async read(build: SiteRelease): Promise<SiteContent> {
    const [page, renderer] = await Promise.all(
      [sitePageFile, siteRendererFile].map(async (file) => {
        const bytes = await this.bytesOf(build.digest, file);
        if (!bytes) throw new Error(`${file} of ${build.digest} is not there.`);
        if (storedFile(bytes).integrity !== build.assets[file])
          throw new Error(`${file} of ${build.digest} is not what was admitted.`);
        return bytes.toString('utf8');
      }),
    );
    return { page: page!.replaceAll(ownFiles, `/site/${build.digest}/`), renderer: renderer! };
  }

  /** What came with the API is also where it came to. */
  private async bytesOf(digest: string, file: string): Promise<Buffer | undefined> {
    const kept = await this.files.get({ remote: guestRemote, digest }, file).catch((error: Error) => {
      this.logger.error({ msg: 'Files of builds cannot be read', digest, file, err: error });
      return undefined;
    });
    if (kept || (await installedRelease())?.digest !== digest) return kept;
    return readFile(join(home, digest, file)).catch(() => undefined);
  }

  private async releaseOf(digest: string): Promise<RemoteRelease | undefined> {
    const known = this.releases.get(digest);
    if (known) return known;
    const installed = await installedRelease();
    const isInstalled = installed?.digest === digest;
    const release = isInstalled ? installed : (await this.remotes.build(guestRemote, digest))?.release;
    if (release) this.releases.set(digest, release);
    return release;
  }
}
