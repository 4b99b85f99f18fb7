import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentDeskModule } from '../desk/payment-desk.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { AddedStay } from './extension-quotes.service.ts';
import { ExtendStay } from './extensions.service.ts';
import { ExtensionRequestsController } from './extension-requests.controller.ts';
import { ExtensionRequests } from './extension-requests.service.ts';
import { PaidExtensions } from './extension-fulfilment.service.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

/** From a guest's wish to leave later to the longer stay. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ExtensionRequestEntity]), PaymentDeskModule, PaymentsModule],
  controllers: [ExtensionRequestsController],
  providers: [AddedStay, ExtendStay, PaidExtensions, ExtensionRequests],
  exports: [AddedStay, ExtendStay],
})
export class ExtensionsModule {}
