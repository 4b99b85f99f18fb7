import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of fingerprints, sealed with SECRET_KEY. */
@Entity('fingerprint_key')
export class FingerprintKeyEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  sealed: string;
}
