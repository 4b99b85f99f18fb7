import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1763950000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE audit_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        -- no reference: who did something stays known when the account goes
        actor_id uuid NOT NULL,
        actor_email text NOT NULL,
        action text NOT NULL,
        detail jsonb NOT NULL
      );

      CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'What the audit log holds is not changed.'; END $$;
      CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE audit_event; DROP FUNCTION refuse_change_of_audit');
  }
}
