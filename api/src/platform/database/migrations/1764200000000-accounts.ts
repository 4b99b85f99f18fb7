import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1764200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE account
        ADD invitation_hash bytea UNIQUE,
        ADD invited_until timestamptz,
        -- sealed; on from the moment a code of it was confirmed
        ADD second_factor_secret text,
        ADD second_factor_at timestamptz,
        -- the newest time step whose code was used: neither it nor an older one is taken again
        ADD second_factor_step bigint NOT NULL DEFAULT 0,
        ADD oidc_issuer text,
        ADD oidc_subject text;
      CREATE UNIQUE INDEX account_oidc ON account (oidc_issuer, oidc_subject);

      CREATE TABLE recovery_code (
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (account_id, code_hash)
      );

      ALTER TABLE session ADD address text, ADD device text;
      CREATE INDEX session_account ON session (account_id, active_at DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX session_account;
      ALTER TABLE session DROP device, DROP address;
      DROP TABLE recovery_code;
      ALTER TABLE account
        DROP oidc_subject, DROP oidc_issuer, DROP second_factor_step, DROP second_factor_at, DROP second_factor_secret,
        DROP invited_until, DROP invitation_hash;
    `);
  }
}
