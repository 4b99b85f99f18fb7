import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { ImageViewsService } from './image-views.service.ts';
import { writeSignedCopy } from './signed-copy-thread.adapter.ts';
import type { SignedPart } from './signed-copy.mapper.ts';
import type { SignedRecordEntity } from './signed-record.entity.ts';
import { SignedRecordRepository } from './signed-record.repository.ts';
import { SigningTextsService } from './signing-texts.service.ts';

const signedFirst = (): Refusal =>
  new Refusal(409, 'not_signed', 'There is a copy once the registration card and the card authorization are signed.');

/** Copies of what guests signed, with the wording of that day. */
@Injectable()
export class SignedCopiesService {
  constructor(
    private readonly signedRecords: SignedRecordRepository,
    private readonly views: ImageViewsService,
    private readonly texts: SigningTextsService,
    private readonly objects: SealedObjects,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The same for staff, recorded as a view of both signatures. @throws as `create` */
  async createForStaff(precheckin: PrecheckinEntity, by: User): Promise<Buffer> {
    const copy = await this.create(precheckin);
    await this.views.record(by, precheckin, { kinds: ['registration', 'authorization'], reason: 'PDF copy' });
    return copy;
  }

  /** A PDF. @throws Refusal 409 before both texts are signed; 503 when many are made */
  async create(precheckin: PrecheckinEntity): Promise<Buffer> {
    const records = await this.signedRecords.list(precheckin.id);
    const signed = records.filter(({ kind }) => kind !== 'id_photo');
    if (signed.length < 2) throw signedFirst();
    const parts = await Promise.all(signed.map((record) => this.part(record, precheckin.guestName)));
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const { reservationId, guestName, startDate, endDate, adults, children, roomTypeName } = precheckin;
    const stay = { reservationId, guestName, startDate, endDate, adults, children, roomTypeName };
    return writeSignedCopy({
      precheckin: stay,
      parts,
      hotel: await this.hotel.read(),
      zone,
      printedAt: this.clock.now(),
    });
  }

  private async part(record: SignedRecordEntity, guestName: string): Promise<SignedPart> {
    const { textVersion, signedName, isTyped, at, address, imageHash, imageKey, deletedAt } = record;
    const [text, image] = await Promise.all([
      this.texts.getVersion(textVersion!),
      deletedAt ? undefined : this.objects.get(imageKey),
    ]);
    return { ...{ text, image, isTyped, at, address, imageHash, deletedAt }, name: signedName ?? guestName };
  }
}
