import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A credential that was entered in Setup, sealed. */
@Entity('entered_credential')
export class EnteredCredentialEntity {
  /** As the environment would call it: STRIPE_TEST_SECRET_KEY. */
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  value: string;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** Null for what the product got from the service itself. */
  @Column('uuid', { nullable: true })
  updatedBy: string | null;
}
