import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEvents } from '../../providers/payment-events.ts';
import { BookingDetailsPage } from './booking-details-page.ts';
import { CallerSessions } from './caller-sessions.ts';
import { Checkouts } from './checkouts.ts';
import { ChooseRoom } from './choose-room.ts';
import { ExpiredPayments } from './expired-payments.ts';
import { GivenBack } from './given-back.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestNumbers } from './guest-numbers.service.ts';
import { GuestPagesController } from './guest-pages.controller.ts';
import { GuestPreviews } from './guest-previews.ts';
import { GuestPreviewsController } from './guest-previews.controller.ts';
import { Holds } from './holds.ts';
import { Intakes } from './intakes.ts';
import { LinkMisses } from './link-misses.ts';
import { OutcomePage } from './outcome-page.ts';
import { PaidBookings } from './paid-bookings.ts';
import { PaymentLinks } from './payment-links.ts';
import { PaymentOutcomes } from './payment-outcomes.ts';
import { ReservationPayments } from './reservation-payments.ts';
import { RoomLinks } from './room-links.ts';
import { RoomSelection } from './room-selection.ts';
import { RoomsOnOffer } from './rooms-on-offer.ts';
import { SupersededLinks } from './superseded-links.ts';
import { SyncPayments } from './sync-payments.ts';
import { TransferTexts } from './transfer-texts.ts';
import { VoiceBooking } from './voice-booking.ts';
import { GuestIntakeEntity } from './guest-intake.entity.ts';
import { GuestSessionEntity, RoomHoldEntity } from './guest-session.entity.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { PaymentsModule } from '../payments/payments.module.ts';

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
