import { Module } from '@nestjs/common';
import { BrandingModule } from '../../hotel/branding/branding.module.ts';
import { ConsentsModule } from '../../hotel/consents/consents.module.ts';
import { PicturesModule } from '../../hotel/pictures/pictures.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { IdentityModule } from '../../people/sessions/identity.module.ts';
import { CheckoutModule } from '../checkout/checkout.module.ts';
import { GuestLinksModule } from '../links/guest-links.module.ts';
import { RoomOffersModule } from '../selection/room-offers.module.ts';
import { TermsModule } from '../terms/terms.module.ts';
import { VoiceBookingModule } from '../voice-booking/voice-booking.module.ts';
import { PrecheckinLinksModule } from '../../arrival/links/precheckin-links.module.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { BookedStays } from './booked-stays.service.ts';
import { BookingDetailsPage } from './booking-details-page.service.ts';
import { BookingReturnController } from './booking-return.controller.ts';
import { BookingReturnPage } from './booking-return-page.service.ts';
import { GuestPagesController } from './guest-pages.controller.ts';
import { GuestPreviews } from './guest-previews.service.ts';
import { GuestPreviewsController } from './guest-previews.controller.ts';
import { OutcomePage } from './outcome-page.service.ts';
import { RoomSelectionPage } from './room-selection-page.service.ts';

/** The pages that a guest opens from a link, until after paying. */
@Module({
  imports: [
    BrandingModule,
    CheckoutModule,
    ConsentsModule,
    GuestLinksModule,
    IdentityModule,
    PicturesModule,
    PrecheckinDataModule,
    PrecheckinLinksModule,
    RoomOffersModule,
    SettingsModule,
    TermsModule,
    TextsModule,
    VoiceBookingModule,
  ],
  controllers: [BookingReturnController, GuestPagesController, GuestPreviewsController],
  providers: [BookedStays, BookingDetailsPage, BookingReturnPage, GuestPreviews, OutcomePage, RoomSelectionPage],
})
export class GuestPagesModule {}
