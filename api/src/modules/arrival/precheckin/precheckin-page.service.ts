import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { checkInOpens, checkInOpensAt } from '@booking/hotel/check-in';
import type { HotelHours } from '@booking/hotel/hotel-hours';
import { usualLanguage } from '@booking/languages/language';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { calendarFile } from '../../booking/guest-pages/calendar-file.mapper.ts';
import { CorrectionsService } from '../corrections/corrections.service.ts';
import { OpeningTextsService } from '../opening/opening-texts.service.ts';
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
    private readonly corrections: CorrectionsService,
    private readonly openings: OpeningTextsService,
    private readonly settings: SettingsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @param language of the page; null for the one that the guest read last */
  async view(found: PrecheckinEntity, language: GuestLanguage | null): Promise<PrecheckinSession> {
    const read = language ?? found.language ?? usualLanguage;
    const [precheckin, given, registrationText, ccAuthText, corrections, hotel, hours] = await Promise.all([
      this.precheckins.refresh(found),
      this.signedRecords.listKinds(found.id),
      this.texts.getCurrent('registration', read),
      this.texts.getCurrent('authorization', read),
      this.corrections.listForGuest(found.id),
      this.hotel.read(),
      this.settings.values(),
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
      checkIn: this.opening(precheckin, hours),
      willText: await this.openings.isPromised(precheckin, given),
      corrections,
      ...{ registrationText, ccAuthText },
      hotel: { name: hotel.name, phone: hotel.phone },
      language: precheckin.language,
    };
  }

  /** The stay as a file for calendars. Booked here, it is the same event as the one of the confirmation. */
  async calendar(found: PrecheckinEntity): Promise<string> {
    const { id, paymentId, startDate, endDate, reservationId } = await this.precheckins.refresh(found);
    const stay = { startDate, endDate, reservationId, hotel: await this.hotel.read() };
    return calendarFile({ ...stay, id: paymentId ?? id, writtenAt: this.clock.now() });
  }

  private opening(precheckin: PrecheckinEntity, hours: HotelHours): PrecheckinSession['checkIn'] {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    return {
      state: checkInOpens(precheckin, this.clock.now(), zone, hours),
      opensAt: checkInOpensAt(precheckin, zone, hours).toISOString(),
    };
  }
}
