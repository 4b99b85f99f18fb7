import { Injectable } from '@nestjs/common';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import type { SignedRecordEntity } from '../../arrival/documents/signed-record.entity.ts';
import { PersonalImageRepository } from './personal-image.repository.ts';

/** Pre-check-ins with their signatures and photos, which lie beside the database. */
@Injectable()
export class PersonalImages {
  constructor(
    private readonly images: PersonalImageRepository,
    private readonly objects: SealedObjects,
  ) {}

  list(precheckins: readonly string[]): Promise<SignedRecordEntity[]> {
    return this.images.list(precheckins);
  }

  /** Objects first: if this is interrupted, the rows still say what is left to delete. @returns how many there were */
  async delete(precheckins: readonly string[]): Promise<number> {
    const records = await this.images.list(precheckins);
    for (const { imageKey } of records) await this.objects.delete(imageKey);
    await this.images.deletePrecheckins(precheckins);
    return records.filter(({ deletedAt }) => !deletedAt).length;
  }
}
