import { Column, Entity, PrimaryColumn } from 'typeorm';

export type CallEnding = 'transferred' | 'hung_up' | 'other';

/** What the words and tools of a call say, found once it ended. No words are kept: only where they stand in the call. */
@Entity('call_lesson')
export class CallLessonEntity {
  @PrimaryColumn('text')
  callId: string;

  /** The version of the rules that found it. */
  @Column('int')
  rules: number;

  @Column('text', { nullable: true })
  language: 'en' | 'es' | null;

  /** Rooms were looked for, or a link was asked for. */
  @Column('boolean')
  wantedRoom: boolean;

  /** The last search for rooms found none. */
  @Column('boolean')
  foundNoRoom: boolean;

  @Column('boolean')
  toolFailed: boolean;

  /** Position of the turn in which the caller said that it costs too much. */
  @Column('int', { nullable: true })
  priceTurn: number | null;

  @Column('text')
  ending: CallEnding;

  /** What the voice platform's own analysis says; null where it says neither. */
  @Column('boolean', { nullable: true })
  isSuccessful: boolean | null;
}
