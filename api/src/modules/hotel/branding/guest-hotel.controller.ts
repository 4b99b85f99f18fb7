import { Controller } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { guestPageEndpoints as endpoints, type PrivacyNotice } from '@booking/contracts/guest-pages';
import { Route } from '../../../platform/http/route.decorator.ts';
import { HotelBranding } from './hotel-branding.service.ts';
import { PrivacyNotices } from './privacy-notice.service.ts';

/** What every guest page says of the hotel, and what the hotel does with what it learns of guests. */
@Controller()
export class GuestHotelController {
  constructor(
    private readonly branding: HotelBranding,
    private readonly notices: PrivacyNotices,
  ) {}

  @Route(endpoints.hotels)
  async hotels(): Promise<AnswerOf<typeof endpoints.hotels>> {
    return { data: [await this.branding.read()] };
  }

  @Route(endpoints.privacyNotice)
  privacyNotice(): Promise<PrivacyNotice> {
    return this.notices.read();
  }
}
