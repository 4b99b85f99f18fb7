import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { CheckoutSessionsModule } from '../../payments/checkout-sessions/checkout-sessions.module.ts';
import { FulfilmentModule } from '../../payments/fulfilment/fulfilment.module.ts';
import { GuestLinksModule } from '../links/guest-links.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { RoomOffersModule } from '../selection/room-offers.module.ts';
import { BookingFulfilment } from './booking-fulfilment.service.ts';
import { Checkouts } from './checkouts.service.ts';
import { SupersededLinks } from './superseded-links.service.ts';

/** From a chosen room to a paid reservation. */
@Module({
  imports: [
    CheckoutSessionsModule,
    FulfilmentModule,
    GuestLinksModule,
    PaymentsModule,
    RoomOffersModule,
    SettingsModule,
  ],
  providers: [BookingFulfilment, Checkouts, SupersededLinks],
  exports: [Checkouts, SupersededLinks],
})
export class CheckoutModule {}
