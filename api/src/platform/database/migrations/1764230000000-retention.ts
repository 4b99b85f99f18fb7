import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Retention1764230000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE call ADD transcript_deleted_at timestamptz, ADD recording_deleted_at timestamptz;
      -- what is still to be deleted, oldest first
      CREATE INDEX call_transcript_kept ON call (started_at) WHERE transcript_deleted_at IS NULL;
      CREATE INDEX call_recording_kept ON call (started_at) WHERE recording IS NOT NULL;
      CREATE INDEX inbound_event_received ON inbound_event (received_at) WHERE status <> 'pending';
      CREATE INDEX guest_session_contact_kept ON guest_session (created_at) WHERE guest_phone <> '';

      ALTER TABLE assistant_version ADD is_recorded boolean NOT NULL DEFAULT true;

      -- who agreed to be texted or called, how, and to which words; what is revoked stays
      CREATE TABLE consent (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        who text NOT NULL,
        what text NOT NULL CHECK (what IN ('text', 'call')),
        how text NOT NULL,
        source text,
        text_version text NOT NULL,
        given_at timestamptz NOT NULL,
        revoked_at timestamptz,
        revoked_how text
      );
      CREATE UNIQUE INDEX consent_stands ON consent (mode, who, what) WHERE revoked_at IS NULL;
      INSERT INTO consent (mode, who, what, how, text_version, given_at)
      SELECT mode, number, 'call', 'settings', 'before versions', now()
      FROM setting, jsonb_array_elements_text(value) AS number, unnest(ARRAY['test', 'live']) AS mode
      WHERE key = 'testCallNumbers';
      CREATE INDEX text_message_sent ON text_message (mode, created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX text_message_sent;
      DROP TABLE consent;
      ALTER TABLE assistant_version DROP is_recorded;
      DROP INDEX guest_session_contact_kept, inbound_event_received, call_recording_kept, call_transcript_kept;
      ALTER TABLE call DROP transcript_deleted_at, DROP recording_deleted_at;
    `);
  }
}
