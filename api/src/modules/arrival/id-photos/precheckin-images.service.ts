import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { SignedKind } from '@booking/contracts/precheckins';
import type { User } from '@booking/contracts/session';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { ImageViewsService } from '../documents/image-views.service.ts';

/** The format in which each is stored. */
const types: Record<SignedKind, string> = {
  registration: 'image/png',
  authorization: 'image/png',
  id_photo: 'image/jpeg',
};

const notGiven = (): Refusal => new Refusal(404, 'not_given', 'The guest has not given this yet.');
const gone = (when: string): Refusal =>
  new Refusal(410, 'image_deleted', `This image was deleted${when}. What was noted about it stays.`);

/** Shows signatures and ID photos to staff, who give a reason. */
@Injectable()
export class PrecheckinImagesService {
  constructor(
    private readonly signedRecords: SignedRecordRepository,
    private readonly precheckins: PrecheckinsService,
    private readonly objects: SealedObjects,
    private readonly views: ImageViewsService,
    private readonly env: Env,
  ) {}

  /**
   * The image as a data URL. The view is recorded first.
   * @throws Refusal 404; 410 when it was deleted after its retention
   */
  async view(mode: Mode, id: string, kind: SignedKind, reason: string, by: User): Promise<string> {
    const precheckin = await this.precheckins.getOfMode(mode, id);
    const record = await this.signedRecords.find({ precheckinId: precheckin.id, kind });
    if (!record) throw notGiven();
    if (record.deletedAt) throw gone(` on ${hotelDate(record.deletedAt, this.env.settings.HOTEL_TIME_ZONE)}`);
    await this.views.record(by, precheckin, { kinds: [kind], reason });
    const image = await this.objects.get(record.imageKey);
    if (!image) throw gone('');
    return `data:${types[kind]};base64,${image.toString('base64')}`;
  }
}
