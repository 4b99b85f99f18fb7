import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CorrectedFact } from '@booking/contracts/corrections';

/** A change that a guest asked the front desk for. Of each fact at most one is open. */
@Entity('precheckin_correction')
export class CorrectionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  precheckinId: string;

  @Column('text')
  fact: CorrectedFact;

  /** What the guest saw; empty where nothing was known. */
  @Column('text')
  was: string;

  /** Dates as arrival/departure, each YYYY-MM-DD. */
  @Column('text')
  wanted: string;

  /** In the words of the guest. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  requestedAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  @Column('text', { nullable: true })
  doneBy: string | null;
}
