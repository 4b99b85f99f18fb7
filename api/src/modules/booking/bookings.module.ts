import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEvents } from '../../providers/payment-events.port.ts';
import { BookingDetailsPage } from './guest-pages/booking-details-page.service.ts';
import { CallerSessions } from './links/caller-sessions.service.ts';
import { Checkouts } from './checkout/checkouts.service.ts';
import { RoomChoiceService } from './selection/room-choice.service.ts';
import { PendingPaymentsJob } from '../payments/checkout-sessions/pending-payments.job.ts';
import { RefundsService } from '../payments/refunds/refunds.service.ts';
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
import { CheckoutSessionsService } from '../payments/checkout-sessions/checkout-sessions.service.ts';
import { PaymentEventsService } from '../payments/checkout-sessions/payment-events.service.ts';
import { ReservationPaymentsService } from '../payments/checkout-sessions/reservation-payments.service.ts';
import { RoomLinks } from './links/room-links.service.ts';
import { RoomSelectionPage } from './guest-pages/room-selection-page.service.ts';
import { RoomsOnOffer } from './selection/rooms-on-offer.service.ts';
import { SupersededLinks } from './checkout/superseded-links.service.ts';
import { FulfilmentService } from '../payments/fulfilment/fulfilment.service.ts';
import { BankTransferTexts } from '../payments/checkout-sessions/bank-transfer-texts.job.ts';
import { VoiceBooking } from './voice-booking/voice-booking.service.ts';
import { GuestIntakeEntity } from './voice-booking/guest-intake.entity.ts';
import { GuestSessionEntity, RoomHoldEntity } from './links/guest-session.entity.ts';
import { PaymentEntity } from '../payments/records/payment.entity.ts';
import { PaymentsModule } from '../payments/records/payments.module.ts';
import { PicturesModule } from '../hotel/pictures/pictures.module.ts';
import { ConsentsModule } from '../hotel/consents/consents.module.ts';
import { TextsModule } from '../hotel/texts/texts.module.ts';
import { SettingsModule } from '../hotel/settings/settings.module.ts';

/** From a texted link to a paid reservation. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([GuestIntakeEntity, GuestSessionEntity, PaymentEntity, RoomHoldEntity]),
    PaymentsModule,
    PicturesModule,
    ConsentsModule,
    TextsModule,
    SettingsModule,
  ],
  controllers: [GuestPagesController, GuestPreviewsController],
  providers: [
    LinkMisses,
    GuestLinks,
    GuestNumbers,
    GuestPreviews,
    RoomsOnOffer,
    RoomHoldRepository,
    RefundsService,
    RoomChoiceService,
    CheckoutSessionsService,
    ReservationPaymentsService,
    Checkouts,
    RoomSelectionPage,
    BookingDetailsPage,
    OutcomePage,
    GuestIntakes,
    FulfilmentService,
    BookingFulfilment,
    PaymentEventsService,
    PendingPaymentsJob,
    CallerSessions,
    BankTransferTexts,
    SupersededLinks,
    RoomLinks,
    VoiceBooking,
    { provide: PaymentEvents, useExisting: PaymentEventsService },
  ],
  exports: [
    LinkMisses,
    GuestNumbers,
    RoomHoldRepository,
    RefundsService,
    RoomsOnOffer,
    RoomLinks,
    VoiceBooking,
    GuestIntakes,
    FulfilmentService,
    ReservationPaymentsService,
    SupersededLinks,
    PaymentEvents,
  ],
})
export class BookingsModule {}
