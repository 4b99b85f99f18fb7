import { Module } from '@nestjs/common';
import { OutsideServices } from './outside-services.ts';
import { ProviderHealthController } from './provider-health.controller.ts';
import { ProviderHealth } from './provider-health.ts';
import { Uptime } from './uptime.ts';

@Module({
  controllers: [ProviderHealthController],
  providers: [OutsideServices, ProviderHealth, Uptime],
  exports: [OutsideServices, ProviderHealth],
})
export class ProviderHealthModule {}
