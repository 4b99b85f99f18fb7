import { Global, Module } from '@nestjs/common';
import { PaymentEvents } from '../../providers/payment-events.ts';
import { BookingDetailsPage } from './booking-details-page.ts';
import { Checkouts } from './checkouts.ts';
import { ChooseRoom } from './choose-room.ts';
import { ExpiredPayments } from './expired-payments.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestPagesController } from './guest-pages.controller.ts';
import { Holds } from './holds.ts';
import { Intakes } from './intakes.ts';
import { OutcomePage } from './outcome-page.ts';
import { PaymentOutcomes } from './payment-outcomes.ts';
import { RoomSelection } from './room-selection.ts';
import { RoomsOnOffer } from './rooms-on-offer.ts';
import { SyncPayments } from './sync-payments.ts';
import { VoiceBooking } from './voice-booking.ts';

/** From a texted link to a paid reservation. */
@Global()
@Module({
  controllers: [GuestPagesController],
  providers: [
    GuestLinks,
    RoomsOnOffer,
    Holds,
    ChooseRoom,
    Checkouts,
    RoomSelection,
    BookingDetailsPage,
    OutcomePage,
    Intakes,
    SyncPayments,
    PaymentOutcomes,
    ExpiredPayments,
    VoiceBooking,
    { provide: PaymentEvents, useExisting: PaymentOutcomes },
  ],
  exports: [RoomsOnOffer, VoiceBooking, Intakes, SyncPayments, PaymentEvents],
})
export class BookingsModule {}
