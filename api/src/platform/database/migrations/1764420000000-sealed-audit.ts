import type { MigrationInterface, QueryRunner } from 'typeorm';

const plain = `event.id, to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  event.actor_kind, event.actor_id, event.actor_email, event.action,
  event.subject_type, event.subject_id, event.subject_label,
  event.detail, event.before, event.after, event.request_id, event.address`;

/** Words of the audit log lie under keys of their subjects: docs/adr/0036-sealed-audit-log.md. */
export class SealedAudit1764420000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE audit_key (subject text PRIMARY KEY, sealed text NOT NULL);
      ALTER TABLE audit_event ADD sealed text, ADD sealed_for text[];
      CREATE INDEX audit_event_sealed_for ON audit_event USING gin (sealed_for) WHERE sealed IS NOT NULL;

      -- events from before have nothing sealed, and the hash that they had
      CREATE OR REPLACE FUNCTION audit_hash(previous bytea, event audit_event) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(previous || convert_to(CASE WHEN event.sealed IS NULL
          THEN jsonb_build_array(${plain})
          ELSE jsonb_build_array(${plain}, event.sealed, event.sealed_for) END::text, 'UTF8'))
      $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION audit_hash(previous bytea, event audit_event) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(previous || convert_to(jsonb_build_array(${plain})::text, 'UTF8'))
      $$;
      DROP INDEX audit_event_sealed_for;
      ALTER TABLE audit_event DROP sealed, DROP sealed_for;
      DROP TABLE audit_key;
    `);
  }
}
