import type { Env } from '../env/env.service.ts';
import { checkedKey, ObjectStore } from './object-store.port.ts';
import { S3Bucket } from './s3-bucket.client.ts';

const root = 'objects/';
const keyOf = (key: string): string => root + checkedKey(key);

/** Objects in a bucket under objects/, as they would lie in DATA_DIR, for replicas on several machines. */
export class S3Objects extends ObjectStore {
  private readonly bucket: S3Bucket;

  constructor(env: Pick<Env, 'settings'>) {
    super();
    this.bucket = new S3Bucket(env);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.bucket.put(keyOf(key), bytes);
  }

  async get(key: string): Promise<Buffer | undefined> {
    return this.bucket.get(keyOf(key));
  }

  async delete(key: string): Promise<void> {
    await this.bucket.delete(keyOf(key));
  }

  async keys(folder: string, before?: Date): Promise<string[]> {
    const old: string[] = [];
    for await (const { Key, LastModified } of this.bucket.list(`${keyOf(folder)}/`)) {
      if (!before || LastModified! < before) old.push(Key!.slice(root.length));
    }
    return old;
  }

  onApplicationShutdown(): void {
    this.bucket.close();
  }
}
