import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.ts';
import { ObjectStore } from './object-store.ts';

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Objects as files of DATA_DIR, for one machine. */
@Injectable()
export class DiskObjects extends ObjectStore {
  private readonly folder: string;

  constructor(env: Env) {
    super();
    this.folder = resolve(env.settings.DATA_DIR, 'objects');
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // whole or not at all, also when the power goes
    await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return readFile(this.fileOf(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  private fileOf(key: string): string {
    if (!keyShape.test(key)) throw new Error(`No object can have the key ${key}.`);
    return resolve(this.folder, key);
  }
}
