import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.service.ts';
import { DiskObjects } from './disk-objects.adapter.ts';
import { ObjectStore } from './object-store.port.ts';

/** Objects that a backup does not take along, and that restoring one does not replace: in the bucket, or in a folder of their own. */
@Injectable()
export class OutsideBackups extends ObjectStore {
  private readonly store: ObjectStore;

  constructor(env: Env, objects: ObjectStore) {
    super();
    this.store = env.settings.S3_BUCKET ? objects : new DiskObjects(env, 'outside-backups');
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return this.store.put(key, bytes);
  }

  get(key: string): Promise<Buffer | undefined> {
    return this.store.get(key);
  }

  delete(key: string): Promise<void> {
    return this.store.delete(key);
  }

  keys(folder: string, before?: Date): Promise<string[]> {
    return this.store.keys(folder, before);
  }
}
