import { Injectable } from '@nestjs/common';
import { buildDigest } from '@booking/admission/build-digest';
import { storedFile, type StoredFile } from '@booking/contracts/stored-file';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { isSourceMap, RemoteFiles, type BuildKey } from '../files/remote-files.port.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { oversizeProblem } from './build-size.rule.ts';
import { withSentSize } from './sent-size.adapter.ts';

const tooLarge = (problem: string): Refusal => new Refusal(413, 'build_too_large', problem);

/** The files of builds as teams send them. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly files: RemoteFiles,
    private readonly builds: RemoteBuildsRepository,
    private readonly remotes: RemotesService,
  ) {}

  /**
   * Keeps a whole build. Its digest says what each of its files is, so these wait for no admission; source maps, which it does not
   * name, and a file that lies there damaged do. @returns the bytes of the build
   * @throws Refusal 422 when the digest is not that of the files, 413 for too many bytes, 409 for other source maps than an admitted build has
   */
  async addBuild(build: BuildKey, files: ReadonlyMap<string, Buffer>): Promise<number> {
    const assets = [...files].filter(([name]) => !isSourceMap(name));
    const digest = buildDigest(Object.fromEntries(assets.map(([name, bytes]) => [name, storedFile(bytes).integrity])));
    if (digest !== build.digest) {
      throw new Refusal(
        422,
        'wrong_digest',
        `These files are the build ${digest} and not ${build.digest}. Send all files of a build as they were built.`,
      );
    }
    const sent = [...files].map(([name, { length }]): [string, number] => [name, length]);
    const problem = oversizeProblem(new Map([...(await this.files.list(build)), ...sent]));
    if (problem) throw tooLarge(`All in all ${problem}`);
    for (const [name, bytes] of files) {
      const stored = await this.files.get(build, name);
      if (stored?.equals(bytes)) continue;
      if (stored || isSourceMap(name)) await this.addFile(build, name, bytes);
      // another upload may add, or a job delete, the same file at this moment
      else await this.files.add(build, name, bytes).catch(() => this.addFile(build, name, bytes));
    }
    return assets.reduce((sum, [, { length }]) => sum + length, 0);
  }

  /**
   * Keeps one file. Until its build is admitted, one that came damaged can be sent again; the same one is always fine.
   * @returns its integrity
   * @throws Refusal 413 when the build has no room for it, 409 when the build was admitted without it
   */
  async addFile(build: BuildKey, name: string, bytes: Buffer): Promise<string> {
    // admission looks at all files in its turn, and none may change meanwhile
    await this.remotes.changeInTurn(async (transaction) => {
      const stored = await this.files.get(build, name);
      if (stored?.equals(bytes)) return;
      if (await this.builds.find(build, transaction)) {
        throw new Refusal(
          409,
          'admitted_already',
          `The build ${build.digest} was admitted, and its files stay as they are. Build again: other files have another digest.`,
        );
      }
      const problem = oversizeProblem((await this.files.list(build)).set(name, bytes.length));
      if (problem) throw tooLarge(`With ${name} ${problem}`);
      if (stored) await this.files.remove(build, name);
      await this.files.add(build, name, bytes);
    });
    return storedFile(bytes).integrity;
  }

  /** What was uploaded of a build, as admission looks at it. */
  async readStored(build: BuildKey): Promise<Map<string, StoredFile>> {
    const stored = new Map<string, StoredFile>();
    for (const name of (await this.files.list(build)).keys()) {
      if (isSourceMap(name)) continue;
      const bytes = await this.files.get(build, name);
      if (bytes) stored.set(name, await withSentSize(name, storedFile(bytes), bytes));
    }
    return stored;
  }
}
