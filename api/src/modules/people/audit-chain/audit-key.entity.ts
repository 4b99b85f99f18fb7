import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of what the audit log says about one subject, sealed with SECRET_KEY. Whoever is erased loses theirs. */
@Entity('audit_key')
export class AuditKeyEntity {
  /** Such as `payment 0f3c…`; `anybody` for words that may be about anybody. */
  @PrimaryColumn('text')
  subject: string;

  @Column('text')
  sealed: string;
}
