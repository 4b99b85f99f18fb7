import { Injectable, Logger } from '@nestjs/common';
import { guestRemote, ownFiles, sitePageFile, siteRendererFile, siteScript } from '@booking/contracts/guest-site';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { BuildDigest } from '@booking/contracts/remotes';
import { storedFile } from '@booking/contracts/stored-file';
import { InstalledBuilds } from '../files/installed-builds.repository.ts';
import { RemoteFiles } from '../files/remote-files.port.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { siteBuildsFor, type SiteRelease, type Trip } from './site-choice.rule.ts';

/** What the server needs of a build's pages. */
export type SiteContent = { page: string; renderer: string };

/** More than are shown at once: live, canary, the one before, and what came with the API. */
const mostKept = 6;

/** The builds that guests have pages of. A build never changes, so what was read of one is kept. */
@Injectable()
export class SiteBuilds {
  private readonly logger = new Logger('SiteBuilds');
  private readonly contents = new Map<string, Promise<SiteContent>>();
  private readonly releases = new Map<string, RemoteRelease>();

  constructor(
    private readonly remotes: RemotesService,
    private readonly admitted: RemoteBuildsRepository,
    private readonly installed: InstalledBuilds,
    private readonly files: RemoteFiles,
  ) {}

  /** Where the database does not answer there is still what came with the API. */
  async listFor(trip: Trip): Promise<{ builds: SiteRelease[]; isOff: boolean }> {
    const remotes = await this.remotes.listLive().catch(() => []);
    const remote = remotes.find(({ id }) => id === guestRemote);
    return {
      builds: siteBuildsFor(remote, this.installed.siteRelease, trip),
      isOff: Boolean(remote?.state.switchedOff),
    };
  }

  /** @throws Error when a file is not there, or is not what was admitted: it would be run here */
  async content(build: SiteRelease): Promise<SiteContent> {
    const known = this.contents.get(build.digest) ?? this.read(build);
    // a map keeps its order: the one that was used last goes last
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
    const stored = await this.files.get({ remote: guestRemote, digest }, file).catch((error: Error) => {
      this.logger.error({ msg: 'Files of builds cannot be read', digest, file, err: error });
      return undefined;
    });
    return stored ?? this.installed.findSiteFile(digest, file);
  }

  private async releaseOf(digest: string): Promise<RemoteRelease | undefined> {
    const known = this.releases.get(digest);
    if (known) return known;
    const { siteRelease } = this.installed;
    const isInstalled = siteRelease?.digest === digest;
    const release = isInstalled ? siteRelease : (await this.admitted.find({ remote: guestRemote, digest }))?.release;
    if (release) this.releases.set(digest, release);
    return release;
  }
}
