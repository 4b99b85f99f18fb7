import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentDeskModule } from '../desk/payment-desk.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { ExtensionQuotes } from './extension-quotes.service.ts';
import { ExtensionsService } from './extensions.service.ts';
import { ExtensionRequestsController } from './extension-requests.controller.ts';
import { ExtensionRequestsService } from './extension-requests.service.ts';
import { ExtensionFulfilment } from './extension-fulfilment.service.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { CheckoutSessionsModule } from '../checkout-sessions/checkout-sessions.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';

/** From a guest's wish to leave later to the longer stay. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([ExtensionRequestEntity]),
    CheckoutSessionsModule,
    FulfilmentModule,
    PaymentDeskModule,
    PaymentsModule,
    RoomOffersModule,
    PrecheckinDataModule,
  ],
  controllers: [ExtensionRequestsController],
  providers: [ExtensionQuotes, ExtensionsService, ExtensionFulfilment, ExtensionRequestsService],
  exports: [ExtensionQuotes, ExtensionsService],
})
export class ExtensionsModule {}
