import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEntity } from '../records/payment.entity.ts';
import { DifferencesService } from './differences.service.ts';
import { MatchPaymentsJob } from './match-payments.job.ts';
import { MatchRunEntity } from './match-run.entity.ts';
import { MatchRunsRepository } from './match-runs.repository.ts';
import { MatchRunsService } from './match-runs.service.ts';
import { MatchSides } from './match-sides.service.ts';
import { MatchedPaymentsRepository } from './matched-payments.repository.ts';
import { PaymentDifferenceEntity } from './payment-difference.entity.ts';
import { PaymentDifferencesRepository } from './payment-differences.repository.ts';
import { PaymentMatchController } from './payment-match.controller.ts';
import { PaymentMatchService } from './payment-match.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([MatchRunEntity, PaymentDifferenceEntity, PaymentEntity])],
  controllers: [PaymentMatchController],
  providers: [
    DifferencesService,
    MatchPaymentsJob,
    MatchRunsRepository,
    MatchRunsService,
    MatchSides,
    MatchedPaymentsRepository,
    PaymentDifferencesRepository,
    PaymentMatchService,
  ],
  exports: [DifferencesService],
})
export class PaymentMatchModule {}
