import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { CheckoutModule } from '../checkout/checkout.module.ts';
import { GuestLinksModule } from '../links/guest-links.module.ts';
import { RoomOffersModule } from '../selection/room-offers.module.ts';
import { GuestIntakeEntity } from './guest-intake.entity.ts';
import { GuestIntakeRepository } from './guest-intake.repository.ts';
import { GuestIntakes } from './guest-intakes.service.ts';
import { VoiceBooking } from './voice-booking.service.ts';

/** Booking during a call. */
@Module({
  imports: [
    TypeOrmModule.forFeature([GuestIntakeEntity]),
    CheckoutModule,
    GuestLinksModule,
    PaymentsModule,
    RoomOffersModule,
    SettingsModule,
    TextsModule,
  ],
  providers: [GuestIntakeRepository, GuestIntakes, VoiceBooking],
  exports: [GuestIntakes, VoiceBooking],
})
export class VoiceBookingModule {}
