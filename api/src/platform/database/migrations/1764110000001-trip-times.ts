import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TripTimes1764110000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- when a guest first opened a link, and when they chose what they have chosen now
      ALTER TABLE guest_session ADD opened_at timestamptz, ADD chosen_at timestamptz;
      -- of those before nobody knows when; whoever chose did open it
      UPDATE guest_session SET opened_at = created_at WHERE purpose = 'room_selection' AND choice IS NOT NULL;
      CREATE INDEX text_message_call ON text_message (call_id, created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX text_message_call;
      ALTER TABLE guest_session DROP opened_at, DROP chosen_at;
    `);
  }
}
