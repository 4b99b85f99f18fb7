import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.service.ts';
import { checkedKey, ObjectStore } from './object-store.port.ts';

/** What a file is called while it is written. */
const part = '.part';

const isGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/** Objects as files of DATA_DIR, for one machine. */
@Injectable()
export class DiskObjects extends ObjectStore {
  private readonly folder: string;

  /** @param folder of DATA_DIR */
  constructor(env: Env, folder = 'objects') {
    super();
    this.folder = resolve(env.settings.DATA_DIR, folder);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // whole or not at all, also when the power goes
    await writeFile(file + part, bytes, { mode: 0o600, flush: true });
    await rename(file + part, file);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return readFile(this.fileOf(key)).catch(isGone);
  }

  async delete(key: string): Promise<void> {
    const file = this.fileOf(key);
    await Promise.all([file, file + part].map((each) => rm(each, { force: true })));
  }

  async keys(folder: string, before?: Date): Promise<string[]> {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = (await readdir(this.fileOf(folder), options).catch(isGone)) ?? [];
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const old: string[] = [];
    for (const file of files) {
      const found = await stat(file).catch(isGone);
      if (found && (!before || found.mtime < before))
        old.push(file.slice(this.folder.length + 1).replace(/\.part$/, ''));
    }
    return old;
  }

  private fileOf(key: string): string {
    return resolve(this.folder, checkedKey(key));
  }
}
