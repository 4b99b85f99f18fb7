import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEvents } from '../../providers/payment-events.ts';
import { BookingDetailsPage } from './guest-pages/booking-details-page.ts';
import { CallerSessions } from './links/caller-sessions.ts';
import { Checkouts } from './checkout/checkouts.ts';
import { ChooseRoom } from './selection/choose-room.ts';
import { ExpiredPayments } from '../payments/checkout-sessions/expired-payments.ts';
import { GivenBack } from '../payments/refunds/given-back.ts';
import { GuestLinks } from './links/guest-links.ts';
import { GuestNumbers } from './links/guest-numbers.service.ts';
import { GuestPagesController } from './guest-pages/guest-pages.controller.ts';
import { GuestPreviews } from './guest-pages/guest-previews.ts';
import { GuestPreviewsController } from './guest-pages/guest-previews.controller.ts';
import { Holds } from './selection/holds.ts';
import { Intakes } from './voice-booking/intakes.ts';
import { LinkMisses } from './links/link-misses.ts';
import { OutcomePage } from './guest-pages/outcome-page.ts';
import { PaidBookings } from './checkout/paid-bookings.ts';
import { PaymentLinks } from '../payments/checkout-sessions/payment-links.ts';
import { PaymentOutcomes } from '../payments/checkout-sessions/payment-outcomes.ts';
import { ReservationPayments } from '../payments/fulfilment/reservation-payments.ts';
import { RoomLinks } from './links/room-links.ts';
import { RoomSelection } from './selection/room-selection.ts';
import { RoomsOnOffer } from './selection/rooms-on-offer.ts';
import { SupersededLinks } from './links/superseded-links.ts';
import { SyncPayments } from '../payments/fulfilment/sync-payments.ts';
import { TransferTexts } from '../payments/checkout-sessions/transfer-texts.ts';
import { VoiceBooking } from './voice-booking/voice-booking.ts';
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
