import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What Vapi itself said of a call: in a message at the webhook, or when it was asked. */
@Entity('reported_call')
export class ReportedCallEntity {
  @PrimaryColumn('text')
  id: string;

  /** Vapi's word, such as `inboundPhoneCall`. */
  @Column('text', { nullable: true })
  kind: string | null;

  /** Of a phone call, as Vapi has it. */
  @Column('text', { nullable: true })
  callerNumber: string | null;

  @Column('timestamptz')
  reportedAt: Date;
}
