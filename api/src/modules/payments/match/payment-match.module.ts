import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DifferencesService } from './differences.service.ts';
import { MatchRunsService } from './match-runs.service.ts';
import { MatchSides } from './match-sides.service.ts';
import { PaymentMatchController } from './payment-match.controller.ts';
import { PaymentMatchService } from './payment-match.service.ts';
import { MatchRunEntity } from './match-run.entity.ts';
import { PaymentDifferenceEntity } from './payment-difference.entity.ts';
import { PaymentEntity } from '../records/payment.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([MatchRunEntity, PaymentDifferenceEntity, PaymentEntity])],
  controllers: [PaymentMatchController],
  providers: [MatchRunsService, PaymentMatchService, MatchSides, DifferencesService],
  exports: [DifferencesService],
})
export class PaymentMatchModule {}
