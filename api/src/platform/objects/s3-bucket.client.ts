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
import type { Env } from '../env/env.service.ts';
import { Refusal } from '../http/refusal.error.ts';

const logger = new Logger('S3Bucket');

/** @throws Refusal 503 */
function refuse(error: Error): never {
  logger.error({ reason: `${error.name}: ${error.message}` }, 'The bucket could not be used');
  throw new Refusal(503, 'no_bucket', 'The bucket that files lie in cannot be used now. Try again in a minute.');
}

const unless =
  <T>(status: number, instead: T) =>
  (error: Error): T =>
    error instanceof S3ServiceException && error.$metadata.httpStatusCode === status ? instead : refuse(error);

/** The bucket that the environment names. Everything throws Refusal 503 when it cannot be used. */
export class S3Bucket {
  private readonly name: string;
  private readonly client: S3Client;

  constructor({ settings }: Pick<Env, 'settings'>) {
    const { S3_ENDPOINT: endpoint } = settings;
    this.name = settings.S3_BUCKET!;
    this.client = new S3Client({
      region: settings.S3_REGION,
      credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID!, secretAccessKey: settings.S3_SECRET_ACCESS_KEY! },
      // a store of one's own has seldom a host for each bucket, nor every checksum of AWS
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const found = await this.client.send(new GetObjectCommand(this.at(key))).catch(unless(404, undefined));
    return found && Buffer.from(await found.Body!.transformToByteArray());
  }

  async has(key: string): Promise<boolean> {
    return this.client
      .send(new HeadObjectCommand(this.at(key)))
      .then(() => true)
      .catch(unless(404, false));
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes })).catch(refuse);
  }

  /** Puts it unless something has that key. @returns whether it was put */
  async create(key: string, bytes: Buffer): Promise<boolean> {
    return this.client
      .send(new PutObjectCommand({ ...this.at(key), Body: bytes, IfNoneMatch: '*' }))
      .then(() => true)
      .catch(unless(412, false));
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch(refuse);
  }

  /** All whose keys begin so, page after page. */
  async *list(Prefix: string): AsyncGenerator<Listed> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.name, Prefix });
    try {
      for await (const { Contents = [] } of pages) yield* Contents;
    } catch (error) {
      refuse(error as Error);
    }
  }

  close(): void {
    this.client.destroy();
  }

  private at(Key: string): { Bucket: string; Key: string } {
    return { Bucket: this.name, Key };
  }
}
