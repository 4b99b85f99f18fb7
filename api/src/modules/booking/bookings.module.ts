import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEvents } from '../../providers/payment-events.port.ts';
import { BookingDetailsPage } from './guest-pages/booking-details-page.service.ts';
import { CallerSessions } from './links/caller-sessions.service.ts';
import { Checkouts } from './checkout/checkouts.service.ts';
import { ChooseRoom } from './selection/room-choice.service.ts';
import { ExpiredPayments } from '../payments/checkout-sessions/pending-payments.job.ts';
import { GivenBack } from '../payments/refunds/refunds.service.ts';
import { GuestLinks } from './links/guest-links.service.ts';
import { GuestNumbers } from './links/guest-numbers.service.ts';
import { GuestPagesController } from './guest-pages/guest-pages.controller.ts';
import { GuestPreviews } from './guest-pages/guest-previews.service.ts';
import { GuestPreviewsController } from './guest-pages/guest-previews.controller.ts';
import { Holds } from './selection/room-hold.repository.ts';
import { Intakes } from './voice-booking/guest-intakes.service.ts';
import { LinkMisses } from './links/link-misses.service.ts';
import { OutcomePage } from './guest-pages/outcome-page.service.ts';
import { PaidBookings } from './checkout/booking-fulfilment.service.ts';
import { PaymentLinks } from '../payments/checkout-sessions/checkout-sessions.service.ts';
import { PaymentOutcomes } from '../payments/checkout-sessions/payment-events.service.ts';
import { ReservationPayments } from '../payments/checkout-sessions/reservation-payments.service.ts';
import { RoomLinks } from './links/room-links.service.ts';
import { RoomSelection } from './guest-pages/room-selection-page.service.ts';
import { RoomsOnOffer } from './selection/rooms-on-offer.service.ts';
import { SupersededLinks } from './checkout/superseded-links.service.ts';
import { SyncPayments } from '../payments/fulfilment/fulfilment.service.ts';
import { TransferTexts } from '../payments/checkout-sessions/bank-transfer-texts.job.ts';
import { VoiceBooking } from './voice-booking/voice-booking.service.ts';
import { GuestIntakeEntity } from './voice-booking/guest-intake.entity.ts';
import { GuestSessionEntity, RoomHoldEntity } from './links/guest-session.entity.ts';
import { PaymentEntity } from '../payments/records/payment.entity.ts';
import { PaymentsModule } from '../payments/records/payments.module.ts';

/** From a texted link to a paid reservation. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([GuestIntakeEntity, GuestSessionEntity, PaymentEntity, RoomHoldEntity]),
    PaymentsModule,
  ],
  controllers: [GuestPagesController, GuestPreviewsController],
  providers: [
    LinkMisses,
    GuestLinks,
    GuestNumbers,
    GuestPreviews,
    RoomsOnOffer,
    Holds,
    GivenBack,
    ChooseRoom,
    PaymentLinks,
    ReservationPayments,
    Checkouts,
    RoomSelection,
    BookingDetailsPage,
    OutcomePage,
    Intakes,
    SyncPayments,
    PaidBookings,
    PaymentOutcomes,
    ExpiredPayments,
    CallerSessions,
    TransferTexts,
    SupersededLinks,
    RoomLinks,
    VoiceBooking,
    { provide: PaymentEvents, useExisting: PaymentOutcomes },
  ],
  exports: [
    LinkMisses,
    GuestNumbers,
    Holds,
    GivenBack,
    RoomsOnOffer,
    RoomLinks,
    VoiceBooking,
    Intakes,
    SyncPayments,
    ReservationPayments,
    SupersededLinks,
    PaymentEvents,
  ],
})
export class BookingsModule {}
