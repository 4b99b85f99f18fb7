import { Entity, PrimaryColumn } from 'typeorm';

/** An event that was deleted from the inbox and that somebody who overheard it could send again: only that it was here. */
@Entity('seen_event')
export class SeenEventEntity {
  @PrimaryColumn('text')
  provider: string;

  @PrimaryColumn('text')
  eventKey: string;
}
