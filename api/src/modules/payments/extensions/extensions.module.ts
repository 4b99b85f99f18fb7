import { Module } from '@nestjs/common';
import { ListExportsModule } from '../../people/list-exports/list-exports.module.ts';
import { CheckoutSessionsModule } from '../checkout-sessions/checkout-sessions.module.ts';
import { PaymentDeskModule } from '../desk/payment-desk.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { ExtensionQuotes } from './extension-quotes.service.ts';
import { ExtensionRecordsModule } from './extension-records.module.ts';
import { ExtensionRequestsController } from './extension-requests.controller.ts';
import { ExtensionRequestsService } from './extension-requests.service.ts';
import { ExtensionsService } from './extensions.service.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';

/** From a guest's request to leave later to the longer stay. */
@Module({
  imports: [
    ...[RoomOffersModule, CheckoutSessionsModule, ExtensionRecordsModule, ListExportsModule, PaymentDeskModule],
    ...[GuestLinksModule, PaymentsModule],
  ],
  controllers: [ExtensionRequestsController],
  providers: [ExtensionQuotes, ExtensionRequestsService, ExtensionsService],
  exports: [ExtensionQuotes, ExtensionsService],
})
export class ExtensionsModule {}
