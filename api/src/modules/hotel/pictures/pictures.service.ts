import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import type { PictureFile } from '@booking/contracts/picture-sizes';
import type { HotelPictureKind } from '@booking/contracts/pictures';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { PictureRepository } from './picture.repository.ts';
import { resizePicture, type ResizedPicture } from './resized-picture.mapper.ts';

/** Empty where the property system has no photo. */
type Address = string | null | undefined;
type Wanted = { mode: Mode; address: string };

const keepPicture: JobKind<Wanted> = {
  name: 'keep-picture',
  data: z.object({ mode: Mode, address: z.string() }),
  retries: 3,
  seconds: 120,
};

/** No address of the property system begins like this. */
const uploadedAddresses: Record<HotelPictureKind, string> = { logo: 'uploaded:logo', photo: 'uploaded:photo' };

const dayMs = 24 * 60 * 60_000;
/** Far more than a hotel has. Pictures that no page asked for in a month are deleted. */
const mostPictures = 300;

/** Photos of the hotel in the sizes of the pages. No page waits for one: until then it shows the property system's own. */
@Injectable()
export class PicturesService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Pictures');

  constructor(
    private readonly pictures: PictureRepository,
    private readonly transactions: Transactions,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(keepPicture, (wanted) => this.saveSizes(wanted));
  }

  /** The hashes of stored photos by address. New ones, and those fetched a day ago, are fetched in the background. */
  async findUrls(mode: Mode, addresses: readonly Address[]): Promise<(address: Address) => string | undefined> {
    const wanted = [...new Set(addresses)].filter((address): address is string => !!address);
    if (wanted.length === 0) return () => undefined;
    const known = await this.pictures.list(wanted);
    const aDayAgo = this.daysAgo(1);
    const fresh = new Set(known.filter(({ askedAt }) => askedAt >= aDayAgo).map(({ address }) => address));
    const due = wanted.filter((address) => !fresh.has(address));
    if (due.length > 0) {
      await this.fetchLater(mode, due).catch((err: unknown) => this.logger.warn({ err }));
    }
    const hashes = new Map(known.map(({ address, hash }) => [address, hash]));
    return (address) => hashes.get(address!) ?? undefined;
  }

  /** The hashes of the pictures that staff uploaded. */
  async findUploaded(): Promise<Record<HotelPictureKind, string | undefined>> {
    const known = await this.pictures.list(Object.values(uploadedAddresses));
    const hashOf = (kind: HotelPictureKind): string | undefined =>
      known.find(({ address }) => address === uploadedAddresses[kind])?.hash ?? undefined;
    return { logo: hashOf('logo'), photo: hashOf('photo') };
  }

  async saveUploaded(kind: HotelPictureKind, { hash, files }: ResizedPicture): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.pictures.saveFiles(hash, files, this.clock.now(), transaction);
      await this.pictures.saveUploaded(uploadedAddresses[kind], hash, transaction);
      await this.pictures.deleteUnusedFiles(this.daysAgo(1), transaction);
    });
  }

  async removeUploaded(kind: HotelPictureKind): Promise<void> {
    await this.transactions.run((transaction) => this.pictures.delete(uploadedAddresses[kind], transaction));
  }

  /** @throws Refusal 404 */
  async read(hash: string, file: PictureFile): Promise<Buffer> {
    const bytes = await this.pictures.findFile(hash, file);
    if (!bytes) throw notFound('This picture');
    return bytes;
  }

  /** Only who claims an address fetches it: others may look at the same time. */
  private async fetchLater(mode: Mode, addresses: string[]): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const limits = { now: this.clock.now(), dueBefore: this.daysAgo(1), most: mostPictures };
      const claimed = await this.pictures.claim(addresses, limits, transaction);
      const wanted = claimed.map((address) => ({ mode, address }));
      await this.jobs.enqueueAll(keepPicture, wanted, transaction);
    });
  }

  private async saveSizes({ mode, address }: Wanted): Promise<void> {
    const { hash, files } = await resizePicture(await this.property.getPicture(mode, address));
    await this.transactions.run(async (transaction) => {
      await this.pictures.saveFiles(hash, files, this.clock.now(), transaction);
      await this.pictures.setHash(address, hash, transaction);
      await this.pictures.deleteAskedBefore(this.daysAgo(30), transaction);
      // open pages may still ask for a file that was replaced today
      await this.pictures.deleteUnusedFiles(this.daysAgo(1), transaction);
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }
}
