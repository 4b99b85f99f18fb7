import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallLessonEntity } from './call-lesson.entity.ts';
import { CallLessonsRepository } from './call-lessons.repository.ts';
import { CallLessons } from './call-lessons.service.ts';
import { EarlierCallsJob } from './earlier-calls.job.ts';
import { UnansweredQuestionEntity } from './unanswered-question.entity.ts';

/** What is learned from a call when it ends. */
@Module({
  imports: [TypeOrmModule.forFeature([CallLessonEntity, UnansweredQuestionEntity])],
  providers: [CallLessons, CallLessonsRepository, EarlierCallsJob],
  exports: [CallLessons],
})
export class CallLessonsModule {}
