import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A call that was opened for a conversation. Its tools act for the guest of the conversation and for nobody else. */
@Entity('web_call')
export class WebCallEntity {
  /** The voice platform's own id. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  conversationId: string;
}
