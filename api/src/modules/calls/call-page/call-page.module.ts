import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { CallsModule } from '../log/calls.module.ts';
import { CallPageController } from './call-page.controller.ts';
import { CallPageService } from './call-page.service.ts';
import { CallReviewEntity } from './call-review.entity.ts';
import { CallReviewsRepository } from './call-reviews.repository.ts';
import { CallReviewsService } from './call-reviews.service.ts';

/** The page of one call, and what staff note on it. */
@Module({
  imports: [TypeOrmModule.forFeature([CallReviewEntity]), CallsModule, TextsModule],
  controllers: [CallPageController],
  providers: [CallPageService, CallReviewsService, CallReviewsRepository],
})
export class CallPageModule {}
