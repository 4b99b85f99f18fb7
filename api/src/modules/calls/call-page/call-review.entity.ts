import type { ReviewStatus } from '@booking/contracts/call-detail';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What people made of a call; there is none until somebody says something. */
@Entity('call_review')
export class CallReviewEntity {
  @PrimaryColumn('text')
  callId: string;

  @Column('text', { array: true })
  tags: string[];

  @Column('text')
  status: ReviewStatus;

  /** Who set the status last, by name. */
  @Column('text', { nullable: true })
  setBy: string | null;

  @Column('timestamptz', { nullable: true })
  setAt: Date | null;

  /** The number of its changes, those of the notes included. */
  @Column('int')
  revision: number;
}
