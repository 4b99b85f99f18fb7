import { Injectable } from '@nestjs/common';
import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { checkInOpens, checkInOpensAt } from '@booking/hotel/check-in';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { SigningTextsService } from '../documents/signing-texts.service.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';
import { PrecheckinsService } from './precheckins.service.ts';

/** A pre-check-in as its guest sees it. */
@Injectable()
export class PrecheckinPageService {
  constructor(
    private readonly signedRecords: SignedRecordRepository,
    private readonly precheckins: PrecheckinsService,
    private readonly texts: SigningTextsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async view(found: PrecheckinEntity): Promise<PrecheckinSession> {
    const [precheckin, given, registrationText, ccAuthText, hotel] = await Promise.all([
      this.precheckins.refresh(found),
      this.signedRecords.listKinds(found.id),
      this.texts.getCurrent('registration'),
      this.texts.getCurrent('authorization'),
      this.hotel.read(),
    ]);
    const { guestName, guestPhone, guestEmail, reservationStatus, adults, children, pets, roomTypeName } = precheckin;
    const { submittedAt, checkedInAt } = precheckin;
    return {
      ...{ guestName, guestPhone, guestEmail, reservationStatus, adults, children, pets, roomTypeName },
      checkedIn: checkedInAt !== null,
      isSubmitted: submittedAt !== null && checkedInAt === null,
      checkInDate: precheckin.startDate,
      checkOutDate: precheckin.endDate,
      totalDue: precheckin.dueCents,
      totalPaid: precheckin.paidCents,
      registrationCardSigned: given.includes('registration'),
      ccAuthSigned: given.includes('authorization'),
      idUploaded: given.includes('id_photo'),
      checkIn: this.opening(precheckin),
      ...{ registrationText, ccAuthText },
      hotel: { name: hotel.name, phone: hotel.phone },
    };
  }

  private opening(precheckin: PrecheckinEntity): PrecheckinSession['checkIn'] {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    return {
      state: checkInOpens(precheckin, this.clock.now(), zone),
      opensAt: checkInOpensAt(precheckin, zone).toISOString(),
    };
  }
}
