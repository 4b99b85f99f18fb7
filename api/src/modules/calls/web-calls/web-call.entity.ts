import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A call that was opened for a conversation. Its tools act only for the guest of the conversation. */
@Entity('web_call')
export class WebCallEntity {
  /** The voice platform's own id. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  conversationId: string;
}
