import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Emails1764532000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what is or was to be emailed; the words are sealed, and gone once it was sent
      CREATE TABLE email_message (
        id uuid PRIMARY KEY,
        to_address text NOT NULL,
        subject text NOT NULL,
        purpose text NOT NULL,
        key text UNIQUE,
        status text NOT NULL DEFAULT 'waiting'
          CHECK (status IN ('waiting', 'sending', 'sent', 'refused', 'bounced', 'expired')),
        sealed_body text,
        error text,
        attempts int NOT NULL DEFAULT 0,
        valid_until timestamptz,
        created_at timestamptz NOT NULL,
        attempted_at timestamptz,
        sent_at timestamptz
      );
      CREATE INDEX email_message_created ON email_message (created_at);
      CREATE INDEX email_message_sent ON email_message (sent_at) WHERE sent_at IS NOT NULL;
      CREATE INDEX email_message_undelivered ON email_message (created_at) WHERE status <> 'sent';
      CREATE INDEX email_message_to ON email_message (lower(to_address));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE email_message');
  }
}
