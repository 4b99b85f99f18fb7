import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session last proved who it belongs to, and the tokens by which a team's CI ships its remote. */
export class StepUpAndShipTokens1764410000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE session ADD COLUMN stepped_up_at timestamptz;

      CREATE TABLE ship_token (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        remote text NOT NULL,
        name text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        used_at timestamptz,
        revoked_by text,
        revoked_at timestamptz
      );
      CREATE INDEX ship_token_of_remote ON ship_token (remote, created_at DESC);

      ALTER TABLE remote_build
        ADD COLUMN ship_token_id uuid REFERENCES ship_token,
        ADD COLUMN signature bytea,
        ADD CHECK ((ship_token_id IS NULL) = (signature IS NULL));
      ALTER TABLE remote_change ADD COLUMN ship_token_id uuid REFERENCES ship_token;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE remote_change DROP COLUMN ship_token_id;
      ALTER TABLE remote_build DROP COLUMN ship_token_id, DROP COLUMN signature;
      DROP TABLE ship_token;
      ALTER TABLE session DROP COLUMN stepped_up_at;
    `);
  }
}
