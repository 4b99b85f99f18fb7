import { Module } from '@nestjs/common';
import { ProviderHealthModule } from '../provider-health/provider-health.module.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';

@Module({ imports: [ProviderHealthModule], controllers: [AlertsController], providers: [AlertsService] })
export class AlertsModule {}
