import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';

@Module({
  imports: [TextsModule, SettingsModule, TypeOrmModule.forFeature([PaymentEntity]), GuestLinksModule, PaymentsModule],
  providers: [FulfilmentService],
  exports: [FulfilmentService],
})
export class FulfilmentModule {}
