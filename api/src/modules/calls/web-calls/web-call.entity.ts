import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A call that was opened for a conversation: its tools are used for whoever has the conversation, and for nobody else. */
@Entity('web_call')
export class WebCallEntity {
  /** The voice platform's own id. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  conversationId: string;
}
