import { Injectable } from '@nestjs/common';
import type { IdPhoto } from '@booking/contracts/precheckin';
import { normalizeIdPhoto } from './id-photo-image.mapper.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { SignedRecordsService } from '../documents/signed-records.service.ts';

/** Uploads of identity documents. The file's name and declared type are ignored. */
@Injectable()
export class IdPhotosService {
  constructor(private readonly records: SignedRecordsService) {}

  /** @throws Refusal 400 or 413 for a file that is not accepted, 409 out of turn */
  async upload(precheckin: PrecheckinEntity, { idPhotoBase64 }: IdPhoto, address: string): Promise<void> {
    await this.records.requireTurn(precheckin, 'id_photo');
    const image = await normalizeIdPhoto(idPhotoBase64);
    const given = { kind: 'id_photo', textVersion: null, signedName: null, isTyped: false, address, image } as const;
    await this.records.record(precheckin, given);
  }
}
