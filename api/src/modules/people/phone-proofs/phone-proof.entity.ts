import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StoredCode } from '../../../platform/codes/stored-code.entity.ts';

/** That the visitor of a web conversation has the phone whose number they typed. It goes with the conversation. */
@Entity('phone_proof')
export class PhoneProofEntity extends StoredCode {
  /** The conversation's. */
  @PrimaryColumn('text', { name: 'conversation_id' })
  id: string;

  @Column('timestamptz', { name: 'proven_at', nullable: true })
  passedAt: Date | null;
}
