import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was just said in a call that goes on; the final report replaces it. */
@Entity('live_turn')
export class LiveTurnEntity {
  @PrimaryColumn('text')
  callId: string;

  /** Two messages of one moment and speaker are the same message sent twice. */
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  saidAt: Date;

  @PrimaryColumn('text')
  speaker: 'assistant' | 'guest';

  @Column('text')
  text: string;
}
