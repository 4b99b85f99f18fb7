import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { remotesFolder } from '../files/build-folders.rule.ts';
import { isSourceMap, type BuildKey } from '../files/remote-files.port.ts';

/** Source maps lie beside the folder of a build, as `source-maps.ts` of the kit puts them. */
const mapsFolder = ({ remote, digest }: BuildKey): string => join(remotesFolder, remote, `${digest}.maps`);

/** The builds of remotes that came with the API, as they lie in dist. */
@Injectable()
export class InstalledRemotesRepository {
  /** The folders that may have a build each. */
  list(): Promise<string[]> {
    return readdir(remotesFolder).catch(() => []);
  }

  /** @throws Error for a release that cannot be read */
  async findRelease(folder: string): Promise<RemoteRelease | undefined> {
    const text = await readFile(join(remotesFolder, folder, 'release.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : RemoteRelease.parse(JSON.parse(text));
  }

  /** The source maps of a build; a build may come without. */
  async listMaps(build: BuildKey): Promise<string[]> {
    return (await readdir(mapsFolder(build)).catch(() => [])).filter(isSourceMap);
  }

  /** A file of a build, or one of its source maps. @throws Error when it is not there */
  readFile(build: BuildKey, name: string): Promise<Buffer> {
    const folder = isSourceMap(name) ? mapsFolder(build) : join(remotesFolder, build.remote, build.digest);
    return readFile(join(folder, name));
  }
}
