import { Injectable } from '@nestjs/common';
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
