import { Module } from '@nestjs/common';
import { CheckoutSessionsModule } from '../../payments/checkout-sessions/checkout-sessions.module.ts';
import { GuestLinksModule } from '../links/guest-links.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { RoomOffersModule } from '../selection/room-offers.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { TermsModule } from '../terms/terms.module.ts';
import { Checkouts } from './checkouts.service.ts';
import { NewLinksJob } from './new-links.job.ts';
import { RoomChanges } from './room-changes.service.ts';
import { SupersededLinks } from './superseded-links.service.ts';

/** From a chosen room to a page on which it is paid. */
@Module({
  imports: [
    ...[CheckoutSessionsModule, GuestLinksModule, PaymentsModule, RoomOffersModule],
    ...[SettingsModule, TermsModule, TextsModule],
  ],
  providers: [Checkouts, NewLinksJob, RoomChanges, SupersededLinks],
  exports: [Checkouts, NewLinksJob, RoomChanges, SupersededLinks],
})
export class CheckoutModule {}
