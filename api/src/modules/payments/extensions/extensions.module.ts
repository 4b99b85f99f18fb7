import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentDeskModule } from '../desk/payment-desk.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { AddedStay } from './added-stay.ts';
import { ExtendStay } from './extend-stay.ts';
import { ExtensionRequestsController } from './extension-requests.controller.ts';
import { ExtensionRequests } from './extension-requests.ts';
import { PaidExtensions } from './paid-extensions.ts';
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
