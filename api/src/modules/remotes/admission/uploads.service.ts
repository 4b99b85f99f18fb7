import { Injectable } from '@nestjs/common';
import { storedFile, type StoredFile } from '@booking/contracts/stored-file';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { withSentSize } from './sent-size.adapter.ts';
import { isSourceMap, RemoteFiles, type BuildKey } from '../files/remote-files.port.ts';
import { RemotesService } from '../releases/remotes.service.ts';

/** More than any build may weigh, so that one that grew too heavy is told all that stands in its way. */
const mostBytes = 8 * 1024 ** 2;
/** Of source maps, which weigh nothing for whoever loads the build. */
const mostBytesOfMaps = 16 * 1024 ** 2;

/** The files of builds as teams send them. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly files: RemoteFiles,
    private readonly remotes: RemotesService,
  ) {}

  /**
   * Keeps a file. Until its build is admitted, one that came damaged can be sent again; the same one is always fine.
   * @returns its integrity
   * @throws Refusal 413 when the build has no room for it, 409 when the build was admitted without it
   */
  async add(build: BuildKey, name: string, bytes: Buffer): Promise<string> {
    // admission looks at all files in its turn, and none may change meanwhile
    await this.remotes.inTurn(async (em) => {
      const there = await this.files.get(build, name);
      if (there?.equals(bytes)) return;
      if (await this.remotes.build(build.remote, build.digest, em)) {
        throw new Refusal(
          409,
          'admitted_already',
          `The build ${build.digest} was admitted, and its files stay as they are. Build again: other files have another digest.`,
        );
      }
      await this.refuseTooMuch(build, name, bytes);
      if (there) await this.files.remove(build, name);
      await this.files.add(build, name, bytes);
    });
    return storedFile(bytes).integrity;
  }

  /** What was uploaded of a build, as admission looks at it. */
  async stored(build: BuildKey): Promise<Map<string, StoredFile>> {
    const stored = new Map<string, StoredFile>();
    for (const name of (await this.files.list(build)).keys()) {
      if (isSourceMap(name)) continue;
      const bytes = await this.files.get(build, name);
      if (bytes) stored.set(name, await withSentSize(name, storedFile(bytes), bytes));
    }
    return stored;
  }

  private async refuseTooMuch(build: BuildKey, name: string, bytes: Buffer): Promise<void> {
    const there = await this.files.list(build);
    there.set(name, bytes.length);
    const [what, most] = isSourceMap(name)
      ? (['the source maps of this build weigh', mostBytesOfMaps] as const)
      : (['this build weighs', mostBytes] as const);
    const alike = [...there].filter(([file]) => isSourceMap(file) === isSourceMap(name));
    const all = alike.reduce((sum, [, size]) => sum + size, 0);
    if (all <= most) return;
    throw new Refusal(413, 'build_too_large', `With ${name} ${what} ${all} bytes; no more than ${most} are taken.`);
  }
}
