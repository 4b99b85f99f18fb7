import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type _Object as Listed,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { BuildDigest, RemoteId } from '@booking/contracts/remotes';
import type { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { folderOf, isFileName, placeOf, RemoteFiles, type BuildName } from './remote-files.ts';

const root = 'remotes/';
const keyOf = (build: BuildName, file: string): string => root + placeOf(build, file);

const logger = new Logger('S3RemoteFiles');

/** @throws Refusal 503 */
function refuse(error: Error): never {
  logger.error({ reason: `${error.name}: ${error.message}` }, 'The bucket of builds could not be used');
  throw new Refusal(503, 'no_bucket', 'The bucket that builds lie in cannot be used now. Try again in a minute.');
}

const unless =
  <T>(status: number, instead: T) =>
  (error: Error): T =>
    error instanceof S3ServiceException && error.$metadata.httpStatusCode === status ? instead : refuse(error);

/** Files of builds in a bucket under remotes/, as they would lie in DATA_DIR, for replicas on several machines. */
export class S3RemoteFiles extends RemoteFiles {
  private readonly bucket: string;
  private readonly client: S3Client;
  /** Pages ask for the same few files again and again, and what is admitted never goes. */
  private readonly seen = new Set<string>();

  constructor({ settings }: Pick<Env, 'settings'>) {
    super();
    const { REMOTES_S3_ENDPOINT: endpoint } = settings;
    this.bucket = settings.REMOTES_S3_BUCKET!;
    this.client = new S3Client({
      region: settings.REMOTES_S3_REGION,
      credentials: {
        accessKeyId: settings.REMOTES_S3_ACCESS_KEY_ID!,
        secretAccessKey: settings.REMOTES_S3_SECRET_ACCESS_KEY!,
      },
      // a store of one's own has seldom a host for each bucket, nor every checksum of AWS
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    });
  }

  async get(build: BuildName, file: string): Promise<Buffer | undefined> {
    const found = await this.client
      .send(new GetObjectCommand(this.at(keyOf(build, file))))
      .catch(unless(404, undefined));
    return found && Buffer.from(await found.Body!.transformToByteArray());
  }

  async has(build: BuildName, file: string): Promise<boolean> {
    const key = keyOf(build, file);
    if (this.seen.has(key)) return true;
    const isThere = await this.client
      .send(new HeadObjectCommand(this.at(key)))
      .then(() => true)
      .catch(unless(404, false));
    if (isThere) this.seen.add(key);
    return isThere;
  }

  async list(build: BuildName): Promise<Map<string, number>> {
    const folder = `${root}${folderOf(build)}/`;
    const files = new Map<string, number>();
    for await (const { Key, Size } of this.listed(folder)) {
      const name = Key!.slice(folder.length);
      if (isFileName(name)) files.set(name, Size!);
    }
    return files;
  }

  async untouched(since: Date): Promise<BuildName[]> {
    const builds = new Map<string, BuildName & { newest: Date }>();
    for await (const { Key, LastModified } of this.listed(root)) {
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

  async remove(build: BuildName, file?: string): Promise<void> {
    const names = file === undefined ? (await this.list(build)).keys() : [file];
    for (const name of names) {
      const key = keyOf(build, name);
      this.seen.delete(key);
      await this.client.send(new DeleteObjectCommand(this.at(key))).catch(refuse);
    }
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  protected async create(build: BuildName, file: string, bytes: Buffer): Promise<boolean> {
    return this.client
      .send(new PutObjectCommand({ ...this.at(keyOf(build, file)), Body: bytes, IfNoneMatch: '*' }))
      .then(() => true)
      .catch(unless(412, false));
  }

  private at(Key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key };
  }

  private async *listed(Prefix: string): AsyncGenerator<Listed> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix });
    try {
      for await (const { Contents = [] } of pages) yield* Contents;
    } catch (error) {
      refuse(error as Error);
    }
  }
}
