import { BuildDigest, RemoteId } from '@booking/contracts/remotes';
import type { Env } from '../../../platform/env/env.service.ts';
import { S3Bucket } from '../../../platform/objects/s3-bucket.client.ts';
import { folderOf, isFileName, placeOf, RemoteFiles, type BuildKey } from './remote-files.port.ts';

const root = 'remotes/';
const keyOf = (build: BuildKey, file: string): string => root + placeOf(build, file);

/** Files of builds in a bucket under remotes/, as they would lie in DATA_DIR, for replicas on several machines. */
export class S3RemoteFiles extends RemoteFiles {
  private readonly bucket: S3Bucket;
  /** Pages ask for the same few files again and again, and what is admitted never goes. */
  private readonly seen = new Set<string>();

  constructor(env: Pick<Env, 'settings'>) {
    super();
    this.bucket = new S3Bucket(env);
  }

  async get(build: BuildKey, file: string): Promise<Buffer | undefined> {
    return this.bucket.get(keyOf(build, file));
  }

  async has(build: BuildKey, file: string): Promise<boolean> {
    const key = keyOf(build, file);
    if (this.seen.has(key)) return true;
    const isThere = await this.bucket.has(key);
    if (isThere) this.seen.add(key);
    return isThere;
  }

  async list(build: BuildKey): Promise<Map<string, number>> {
    const folder = `${root}${folderOf(build)}/`;
    const files = new Map<string, number>();
    for await (const { Key, Size } of this.bucket.list(folder)) {
      const name = Key!.slice(folder.length);
      if (isFileName(name)) files.set(name, Size!);
    }
    return files;
  }

  async listUntouched(since: Date): Promise<BuildKey[]> {
    const builds = new Map<string, BuildKey & { newest: Date }>();
    for await (const { Key, LastModified } of this.bucket.list(root)) {
      const [remote = '', digest = ''] = Key!.slice(root.length).split('/');
      if (!RemoteId.safeParse(remote).success || !BuildDigest.safeParse(digest).success) continue;
      const known = builds.get(`${remote}/${digest}`);
      const newest = known && known.newest > LastModified! ? known.newest : LastModified!;
      builds.set(`${remote}/${digest}`, { remote, digest, newest });
    }
    return [...builds.values()]
      .filter(({ newest }) => newest < since)
      .map(({ remote, digest }) => ({ remote, digest }));
  }

  async remove(build: BuildKey, file?: string): Promise<void> {
    const names = file === undefined ? (await this.list(build)).keys() : [file];
    for (const name of names) {
      const key = keyOf(build, name);
      this.seen.delete(key);
      await this.bucket.delete(key);
    }
  }

  onApplicationShutdown(): void {
    this.bucket.close();
  }

  protected async create(build: BuildKey, file: string, bytes: Buffer): Promise<boolean> {
    return this.bucket.create(keyOf(build, file), bytes);
  }
}
