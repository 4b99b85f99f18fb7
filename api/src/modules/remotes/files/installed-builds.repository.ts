import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guestRemote } from '@booking/contracts/guest-site';
import { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import { remotesFolder, shellFolder } from './build-folders.rule.ts';

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What every page is made of and came with the API, read once: a page and the shell's digest are then always of one build. */
export class InstalledBuilds {
  constructor(
    /** The page of the shell; none where it was not built, as beside a development server. */
    readonly shellPage: string | undefined,
    /** What the shell gives to remotes. */
    readonly shellOffer: ShellOffer | undefined,
    /** The build of the guests' pages. */
    readonly siteRelease: RemoteRelease | undefined,
    private readonly remotes = remotesFolder,
  ) {}

  /**
   * Reads them as the API starts. A build that replaces one of them counts from the next start on.
   * @throws Error when the shell cannot be read; a release of the site that cannot be read is none
   */
  static async read(shell = shellFolder, remotes = remotesFolder): Promise<InstalledBuilds> {
    const [page, offer, site] = await Promise.all([
      readOptional(join(shell, 'index.html')),
      readOptional(join(shell, 'shell.json')),
      readOptional(join(remotes, guestRemote, 'release.json')).catch(() => undefined),
    ]);
    const shellOffer = offer === undefined ? undefined : ShellOffer.parse(JSON.parse(offer));
    return new InstalledBuilds(page, shellOffer, siteOf(site), remotes);
  }

  /** A file of the build of the guests' pages, where it came to; undefined for another build, and for a file that is not there. */
  async findSiteFile(digest: string, file: string): Promise<Buffer | undefined> {
    if (this.siteRelease?.digest !== digest) return undefined;
    return readFile(join(this.remotes, guestRemote, digest, file)).catch(() => undefined);
  }
}

/** A build that is under way may be writing the file at this moment. */
function siteOf(text: string | undefined): RemoteRelease | undefined {
  try {
    return text === undefined ? undefined : RemoteRelease.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
