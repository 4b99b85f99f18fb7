import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingDetailsPage } from './guest-pages/booking-details-page.service.ts';
import { CallerSessions } from './links/caller-sessions.service.ts';
import { Checkouts } from './checkout/checkouts.service.ts';
import { RoomChoiceService } from './selection/room-choice.service.ts';
import { GuestLinks } from './links/guest-links.service.ts';
import { GuestNumbers } from './links/guest-numbers.service.ts';
import { GuestPagesController } from './guest-pages/guest-pages.controller.ts';
import { GuestPreviews } from './guest-pages/guest-previews.service.ts';
import { GuestPreviewsController } from './guest-pages/guest-previews.controller.ts';
import { RoomHoldRepository } from './selection/room-hold.repository.ts';
import { GuestIntakes } from './voice-booking/guest-intakes.service.ts';
import { LinkMisses } from './links/link-misses.service.ts';
import { OutcomePage } from './guest-pages/outcome-page.service.ts';
import { BookingFulfilment } from './checkout/booking-fulfilment.service.ts';
import { RoomLinks } from './links/room-links.service.ts';
import { RoomSelectionPage } from './guest-pages/room-selection-page.service.ts';
import { RoomsOnOffer } from './selection/rooms-on-offer.service.ts';
import { SupersededLinks } from './checkout/superseded-links.service.ts';
import { VoiceBooking } from './voice-booking/voice-booking.service.ts';
import { GuestIntakeEntity } from './voice-booking/guest-intake.entity.ts';
import { GuestSessionEntity, RoomHoldEntity } from './links/guest-session.entity.ts';
import { CheckoutSessionsModule } from '../payments/checkout-sessions/checkout-sessions.module.ts';
import { FulfilmentModule } from '../payments/fulfilment/fulfilment.module.ts';
import { PaymentEntity } from '../payments/records/payment.entity.ts';
import { PaymentsModule } from '../payments/records/payments.module.ts';

/** From a texted link to a paid reservation. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([GuestIntakeEntity, GuestSessionEntity, PaymentEntity, RoomHoldEntity]),
    CheckoutSessionsModule,
    FulfilmentModule,
    PaymentsModule,
  ],
  controllers: [GuestPagesController, GuestPreviewsController],
  providers: [
    LinkMisses,
    GuestLinks,
    GuestNumbers,
    GuestPreviews,
    RoomsOnOffer,
    RoomHoldRepository,
    RoomChoiceService,
    Checkouts,
    RoomSelectionPage,
    BookingDetailsPage,
    OutcomePage,
    GuestIntakes,
    BookingFulfilment,
    CallerSessions,
    SupersededLinks,
    RoomLinks,
    VoiceBooking,
  ],
  exports: [
    CheckoutSessionsModule,
    FulfilmentModule,
    GuestLinks,
    LinkMisses,
    GuestNumbers,
    RoomHoldRepository,
    RoomsOnOffer,
    RoomLinks,
    VoiceBooking,
    GuestIntakes,
    SupersededLinks,
  ],
})
export class BookingsModule {}
