import { randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BuildDigest, RemoteId } from '@booking/contracts/remotes';
import { Env } from '../../../platform/env/env.service.ts';
import { folderOf, isFileName, placeOf, RemoteFiles, type BuildKey } from './remote-files.port.ts';

const unless =
  <T>(code: string, instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === code) return instead;
    throw error;
  };

/** Files of builds under DATA_DIR/remotes, for one machine. */
@Injectable()
export class DiskRemoteFiles extends RemoteFiles {
  private readonly root: string;

  constructor(env: Env) {
    super();
    this.root = resolve(env.settings.DATA_DIR, 'remotes');
  }

  async get(build: BuildKey, file: string): Promise<Buffer | undefined> {
    return readFile(join(this.root, placeOf(build, file))).catch(unless('ENOENT', undefined));
  }

  async has(build: BuildKey, file: string): Promise<boolean> {
    return access(join(this.root, placeOf(build, file)))
      .then(() => true)
      .catch(unless('ENOENT', false));
  }

  async list(build: BuildKey): Promise<Map<string, number>> {
    const folder = join(this.root, folderOf(build));
    const names = (await readdir(folder).catch(unless('ENOENT', []))).filter(isFileName);
    return new Map(
      await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)),
    );
  }

  async listUntouched(since: Date): Promise<BuildKey[]> {
    const builds: BuildKey[] = [];
    for (const remote of await readdir(this.root).catch(unless('ENOENT', []))) {
      if (!RemoteId.safeParse(remote).success) continue;
      for (const digest of await readdir(join(this.root, remote))) {
        if (!BuildDigest.safeParse(digest).success) continue;
        if ((await stat(join(this.root, remote, digest))).mtime < since) builds.push({ remote, digest });
      }
    }
    return builds;
  }

  async remove(build: BuildKey, file?: string): Promise<void> {
    const path = file === undefined ? folderOf(build) : placeOf(build, file);
    await rm(join(this.root, path), { recursive: true, force: true });
  }

  protected async create(build: BuildKey, file: string, bytes: Buffer): Promise<boolean> {
    const path = join(this.root, placeOf(build, file));
    const folder = join(this.root, folderOf(build));
    const part = join(folder, `.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(part, bytes, { flush: true });
    // unlike renaming it, this takes the place of nothing
    return link(part, path)
      .then(() => true)
      .catch(unless('EEXIST', false))
      .finally(() => rm(part));
  }
}
