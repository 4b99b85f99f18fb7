import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { GuestHotelController } from './guest-hotel.controller.ts';
import { HotelBranding } from './hotel-branding.service.ts';
import { HotelPicturesController } from './hotel-pictures.controller.ts';
import { HotelPicturesService } from './hotel-pictures.service.ts';
import { PrivacyNotices } from './privacy-notice.service.ts';

/** The hotel as guests see it: name, logo, photo, colors, and what it keeps of them. */
@Module({
  imports: [PicturesModule, SettingsModule],
  controllers: [GuestHotelController, HotelPicturesController],
  providers: [HotelBranding, HotelPicturesService, PrivacyNotices],
  exports: [HotelBranding],
})
export class BrandingModule {}
