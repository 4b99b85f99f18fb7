import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from '../../arrival/documents/signed-record.entity.ts';

/** Pre-check-ins with their signatures and photos, which lie beside the database. */
@Injectable()
export class PersonalImages {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(SignedRecordEntity) private readonly signedRecords: Repository<SignedRecordEntity>,
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
    private readonly objects: SealedObjects,
  ) {}

  ofAll(precheckins: string[]): Promise<SignedRecordEntity[]> {
    return this.signedRecords.findBy({ precheckinId: In(precheckins) });
  }

  /** Objects first: broken off, their rows still say what is left to delete. @returns how many there were */
  async delete(precheckins: string[]): Promise<number> {
    const records = await this.ofAll(precheckins);
    for (const { imageKey } of records) await this.objects.delete(imageKey);
    await this.precheckins.delete({ id: In(precheckins) });
    return records.filter(({ deletedAt }) => !deletedAt).length;
  }
}
