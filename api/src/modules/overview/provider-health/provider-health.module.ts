import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutsideServices } from './outside-services.service.ts';
import { ProviderCheckEntity } from './provider-check.entity.ts';
import { ProviderChecksRepository } from './provider-checks.repository.ts';
import { ProviderHealthController } from './provider-health.controller.ts';
import { ProviderHealthJob } from './provider-health.job.ts';
import { ProviderHealth } from './provider-health.service.ts';

/** Whether the outside services work, now and over the last day. */
@Module({
  imports: [TypeOrmModule.forFeature([ProviderCheckEntity])],
  controllers: [ProviderHealthController],
  providers: [OutsideServices, ProviderHealth, ProviderChecksRepository, ProviderHealthJob],
  exports: [OutsideServices, ProviderHealth],
})
export class ProviderHealthModule {}
