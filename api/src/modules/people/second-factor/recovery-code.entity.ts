import { Entity, PrimaryColumn } from 'typeorm';

/** A code that stands in once for an account's second factor. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('bytea')
  codeHash: Buffer;
}
