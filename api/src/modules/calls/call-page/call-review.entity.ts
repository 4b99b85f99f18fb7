import type { ReviewStatus } from '@booking/contracts/call-detail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff noted on a call; a call has none before its first review. */
@Entity('call_review')
export class CallReviewEntity {
  @PrimaryColumn('text')
  callId: string;

  @Column('text', { array: true })
  tags: string[];

  @Column('text')
  status: ReviewStatus;

  /** The name of the person who set the status last. */
  @Column('text', { nullable: true })
  setBy: string | null;

  @Column('timestamptz', { nullable: true })
  setAt: Date | null;

  /** The number of changes, including those of the notes. */
  @Column('int')
  revision: number;
}
