import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { ProviderHealthModule } from '../provider-health/provider-health.module.ts';
import { AttentionRepository } from './attention.repository.ts';
import { AttentionService } from './attention.service.ts';
import { CallQuarterEntity } from './call-quarter.entity.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';

/** The figures that the console opens with. */
@Module({
  imports: [TypeOrmModule.forFeature([CallQuarterEntity]), PaymentsModule, ProviderHealthModule],
  controllers: [DashboardController],
  providers: [DashboardService, DashboardRepository, AttentionService, AttentionRepository],
})
export class DashboardModule {}
