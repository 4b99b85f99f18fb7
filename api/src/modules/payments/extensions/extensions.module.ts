import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CheckoutSessionsModule } from '../checkout-sessions/checkout-sessions.module.ts';
import { PaymentDeskModule } from '../desk/payment-desk.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { ExtensionFulfilment } from './extension-fulfilment.service.ts';
import { ExtensionQuotes } from './extension-quotes.service.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';
import { ExtensionRequestsController } from './extension-requests.controller.ts';
import { ExtensionRequestsRepository } from './extension-requests.repository.ts';
import { ExtensionRequestsService } from './extension-requests.service.ts';
import { ExtensionsService } from './extensions.service.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { PrecheckinDataModule } from '../../arrival/precheckin/precheckin-data.module.ts';

/** From a guest's request to leave later to the longer stay. */
@Module({
  imports: [
    PrecheckinDataModule,
    RoomOffersModule,
    TypeOrmModule.forFeature([ExtensionRequestEntity]),
    CheckoutSessionsModule,
    FulfilmentModule,
    PaymentDeskModule,
    PaymentsModule,
  ],
  controllers: [ExtensionRequestsController],
  providers: [
    ExtensionFulfilment,
    ExtensionQuotes,
    ExtensionRequestsRepository,
    ExtensionRequestsService,
    ExtensionsService,
  ],
  exports: [ExtensionQuotes, ExtensionsService],
})
export class ExtensionsModule {}
