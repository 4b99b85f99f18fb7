import type { QuestionSource } from '@booking/contracts/call-insights';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A turn of a caller whose question had no answer. Its words are those of the turn, and go with it. */
@Entity('unanswered_question')
export class UnansweredQuestionEntity {
  @PrimaryColumn('text')
  callId: string;

  /** Position of the turn in its call. */
  @PrimaryColumn('int')
  position: number;

  @Column('text')
  source: QuestionSource;
}
