import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Alerts1763990000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE alert_read (
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        alert_id text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (account_id, alert_id)
      );
      CREATE TABLE alert_acknowledgement (
        alert_id text PRIMARY KEY,
        acknowledged_by text NOT NULL,
        at timestamptz NOT NULL
      );
      -- what was told of alerts outside of the console
      CREATE TABLE alert_message (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        alert_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('raised', 'resolved')),
        alert jsonb NOT NULL,
        sent_at timestamptz,
        error text
      );
      CREATE INDEX alert_message_newest ON alert_message (mode, alert_id, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE alert_message, alert_acknowledgement, alert_read');
  }
}
