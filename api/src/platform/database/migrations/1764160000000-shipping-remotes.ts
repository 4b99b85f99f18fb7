import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShippingRemotes1764160000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE remote_build (
        remote text NOT NULL,
        digest text NOT NULL,
        release jsonb NOT NULL,
        by text NOT NULL,
        reason text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (remote, digest)
      );

      CREATE TABLE remote_change (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        remote text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('live', 'canary', 'end-canary', 'rollback', 'switch-off', 'switch-on')),
        digest text,
        share int CHECK (share BETWEEN 1 AND 99),
        by text NOT NULL,
        reason text NOT NULL,
        at timestamptz NOT NULL,
        FOREIGN KEY (remote, digest) REFERENCES remote_build,
        CHECK ((digest IS NULL) = (kind IN ('switch-off', 'switch-on'))),
        CHECK ((share IS NULL) = (kind <> 'canary'))
      );
      CREATE INDEX remote_change_newest ON remote_change (remote, id DESC);

      CREATE TABLE shell_release (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        digest text NOT NULL,
        offer jsonb NOT NULL,
        at timestamptz NOT NULL
      );

      CREATE FUNCTION refuse_change_of_shipping() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'What was shipped is not changed.'; END $$;
      CREATE TRIGGER remote_build_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_build
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_shipping();
      CREATE TRIGGER remote_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_change
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_shipping();

      CREATE TABLE remote_report (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        remote text NOT NULL,
        digest text NOT NULL,
        outcome text NOT NULL,
        is_fallback boolean NOT NULL,
        ms int NOT NULL,
        message text,
        at timestamptz NOT NULL
      );
      CREATE INDEX remote_report_of_build ON remote_report (remote, digest, at);
      CREATE INDEX remote_report_at ON remote_report (at);

      -- it held what installations brought, whose files were replaced by each build; the next start brings them anew
      DROP TABLE remote_release;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE remote_report, shell_release, remote_change, remote_build;
      DROP FUNCTION refuse_change_of_shipping;
      CREATE TABLE remote_release (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        remote text NOT NULL,
        digest text NOT NULL,
        release jsonb NOT NULL,
        released_by text NOT NULL,
        reason text NOT NULL,
        released_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX remote_release_newest ON remote_release (remote, id DESC);
    `);
  }
}
