import { Injectable } from '@nestjs/common';
import type { IdPhoto } from '@booking/contracts/precheckin';
import { normalizeIdPhoto } from './id-photo-image.mapper.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { SignedRecordsService } from '../documents/signed-records.service.ts';

/** A guest's identity document. What the file is called and says it is goes nowhere. */
@Injectable()
export class IdPhotosService {
  constructor(private readonly records: SignedRecordsService) {}

  /** @throws Refusal 400 or 413 for what is no photo that is taken, 409 out of turn */
  async upload(precheckin: PrecheckinEntity, { idPhotoBase64 }: IdPhoto, address: string): Promise<void> {
    await this.records.refuseEarly(precheckin, 'id_photo');
    const image = await normalizeIdPhoto(idPhotoBase64);
    const given = { kind: 'id_photo', textVersion: null, signedName: null, isTyped: false, address, image } as const;
    await this.records.give(precheckin, given);
  }
}
