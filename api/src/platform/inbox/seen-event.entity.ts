import { Entity, PrimaryColumn } from 'typeorm';

/** The key of an event that was deleted from the inbox, so that a replay by an eavesdropper is recognized. */
@Entity('seen_event')
export class SeenEventEntity {
  @PrimaryColumn('text')
  provider: string;

  @PrimaryColumn('text')
  eventKey: string;
}
