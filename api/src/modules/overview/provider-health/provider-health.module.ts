import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutsideServices } from './outside-services.service.ts';
import { ProviderHealthController } from './provider-health.controller.ts';
import { ProviderHealth } from './provider-health.service.ts';
import { Uptime } from './uptime.service.ts';
import { ProviderCheckEntity } from './provider-check.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ProviderCheckEntity])],
  controllers: [ProviderHealthController],
  providers: [OutsideServices, ProviderHealth, Uptime],
  exports: [OutsideServices, ProviderHealth],
})
export class ProviderHealthModule {}
