import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of what the audit log says about one subject, sealed with SECRET_KEY. An erasure deletes the key. */
@Entity('audit_key')
export class AuditKeyEntity {
  /** Such as `payment 0f3c…`; `anybody` for words that may be about any person. */
  @PrimaryColumn('text')
  subject: string;

  @Column('text')
  sealed: string;
}
