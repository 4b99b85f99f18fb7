import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { ProviderHealthModule } from '../provider-health/provider-health.module.ts';
import { PublishingModule } from '../publishing/publishing.module.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';

@Module({
  imports: [ProviderHealthModule, PaymentsModule, PublishingModule],
  controllers: [AlertsController],
  providers: [AlertsService],
})
export class AlertsModule {}
