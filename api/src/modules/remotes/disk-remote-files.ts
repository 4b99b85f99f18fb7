import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BuildDigest, RemoteId } from '@booking/contracts/remotes';
import { Env } from '../../platform/env/env.ts';
import { RemoteFiles, type BuildName } from './remote-files.ts';

const fileName = /^\w[\w.-]*$/;

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

  async put(build: BuildName, file: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(build, file);
    const part = join(this.folderOf(build), `.${randomUUID()}`);
    await mkdir(this.folderOf(build), { recursive: true });
    await writeFile(part, bytes, { flush: true });
    await rename(part, path);
  }

  async get(build: BuildName, file: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(build, file)).catch(unless('ENOENT', undefined));
  }

  async has(build: BuildName, file: string): Promise<boolean> {
    return access(this.pathOf(build, file))
      .then(() => true)
      .catch(unless('ENOENT', false));
  }

  async list(build: BuildName): Promise<Map<string, number>> {
    const folder = this.folderOf(build);
    const names = (await readdir(folder).catch(unless('ENOENT', []))).filter((name) => fileName.test(name));
    return new Map(
      await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)),
    );
  }

  async untouched(since: Date): Promise<BuildName[]> {
    const builds: BuildName[] = [];
    for (const remote of await readdir(this.root).catch(unless('ENOENT', []))) {
      if (!RemoteId.safeParse(remote).success) continue;
      for (const digest of await readdir(join(this.root, remote))) {
        if (!BuildDigest.safeParse(digest).success) continue;
        if ((await stat(join(this.root, remote, digest))).mtime < since) builds.push({ remote, digest });
      }
    }
    return builds;
  }

  async remove(build: BuildName): Promise<void> {
    await rm(this.folderOf(build), { recursive: true, force: true });
  }

  private pathOf(build: BuildName, file: string): string {
    if (!fileName.test(file)) throw new Error(`No file of a build can be called ${file}.`);
    return join(this.folderOf(build), file);
  }

  private folderOf({ remote, digest }: BuildName): string {
    return join(this.root, RemoteId.parse(remote), BuildDigest.parse(digest));
  }
}
