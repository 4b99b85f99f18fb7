import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That the visitor of a web conversation has the phone whose number they typed. It goes with the conversation. */
@Entity('phone_proof')
export class PhoneProofEntity {
  @PrimaryColumn('text')
  conversationId: string;

  @Column('text')
  codeHash: string;

  @Column('int', { default: 0 })
  tries: number;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  provenAt: Date | null;
}
