import { Module } from '@nestjs/common';
import { AskedQuestionsRepository } from './asked-questions.repository.ts';
import { CallFiguresRepository } from './call-figures.repository.ts';
import { CallInsightsController } from './call-insights.controller.ts';
import { CallInsightsService } from './call-insights.service.ts';

/** What the calls of a week taught. */
@Module({
  controllers: [CallInsightsController],
  providers: [CallInsightsService, CallFiguresRepository, AskedQuestionsRepository],
  exports: [CallInsightsService],
})
export class CallInsightsModule {}
