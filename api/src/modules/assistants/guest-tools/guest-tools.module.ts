import { Module } from '@nestjs/common';
import { QuotedRatesModule } from '../../booking/quotes/quoted-rates.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { TermsModule } from '../../booking/terms/terms.module.ts';
import { VoiceBookingModule } from '../../booking/voice-booking/voice-booking.module.ts';
import { WebGuestsModule } from '../../calls/web-conversations/web-guests.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { BalancesModule } from '../../payments/balances/balances.module.ts';
import { ExtensionsModule } from '../../payments/extensions/extensions.module.ts';
import { StaffToolsModule } from '../staff-tools/staff-tools.module.ts';
import { CallerReservations } from './caller-reservations.service.ts';
import { CustomerTools } from './customer-tools.service.ts';
import { GuestPaymentRepository } from './guest-payment.repository.ts';
import { GuestRecords } from './guest-records.service.ts';
import { GuestTools } from './guest-tools.service.ts';

/** What guests can have done over the phone, before and after they booked. */
@Module({
  imports: [
    BalancesModule,
    ExtensionsModule,
    QuotedRatesModule,
    RoomOffersModule,
    SettingsModule,
    StaffToolsModule,
    TermsModule,
    TextsModule,
    VoiceBookingModule,
    WebGuestsModule,
  ],
  providers: [CallerReservations, CustomerTools, GuestPaymentRepository, GuestRecords, GuestTools],
  exports: [CustomerTools, GuestTools],
})
export class GuestToolsModule {}
