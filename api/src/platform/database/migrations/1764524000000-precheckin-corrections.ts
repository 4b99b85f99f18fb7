import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PrecheckinCorrections1764524000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what a guest asked the front desk to change
      CREATE TABLE precheckin_correction (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        precheckin_id uuid NOT NULL REFERENCES precheckin ON DELETE CASCADE,
        fact text NOT NULL CHECK (fact IN ('name', 'phone', 'email', 'dates')),
        was text NOT NULL,
        wanted text NOT NULL,
        note text,
        requested_at timestamptz(3) NOT NULL,
        done_at timestamptz,
        done_by text
      );
      CREATE UNIQUE INDEX precheckin_correction_open ON precheckin_correction (precheckin_id, fact) WHERE done_at IS NULL;
      CREATE INDEX precheckin_correction_of ON precheckin_correction (precheckin_id, requested_at DESC);

      -- how many of them wait for the desk, so that a list of pre-check-ins says it without another query
      ALTER TABLE precheckin ADD open_corrections int NOT NULL DEFAULT 0;
      CREATE INDEX precheckin_corrections ON precheckin (mode, sent_at DESC, id DESC) WHERE open_corrections > 0;

      -- when the text that check-in is open was handed to the queue
      ALTER TABLE precheckin ADD opening_text_at timestamptz;
      CREATE INDEX precheckin_untold ON precheckin (start_date)
        WHERE opening_text_at IS NULL AND submitted_at IS NULL AND checked_in_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE precheckin DROP opening_text_at, DROP open_corrections;
      DROP TABLE precheckin_correction;
    `);
  }
}
