import { Module } from '@nestjs/common';
import { CheckoutSessionsModule } from '../../payments/checkout-sessions/checkout-sessions.module.ts';
import { GuestLinksModule } from '../links/guest-links.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { RoomOffersModule } from '../selection/room-offers.module.ts';
import { Checkouts } from './checkouts.service.ts';
import { SupersededLinks } from './superseded-links.service.ts';

/** From a chosen room to a page on which it is paid. */
@Module({
  imports: [CheckoutSessionsModule, GuestLinksModule, PaymentsModule, RoomOffersModule],
  providers: [Checkouts, SupersededLinks],
  exports: [Checkouts, SupersededLinks],
})
export class CheckoutModule {}
