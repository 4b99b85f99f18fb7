import { Module } from '@nestjs/common';
import { Differences } from './differences.ts';
import { MatchRuns } from './match-runs.ts';
import { MatchSides } from './match-sides.ts';
import { PaymentMatchController } from './payment-match.controller.ts';
import { PaymentMatch } from './payment-match.ts';

@Module({
  controllers: [PaymentMatchController],
  providers: [MatchRuns, PaymentMatch, MatchSides, Differences],
  exports: [Differences],
})
export class PaymentMatchModule {}
