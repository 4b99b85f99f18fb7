import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldNights1763800000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- nights are held for a session, or for a payment of a longer stay, a row for each room
      ALTER TABLE room_hold DROP CONSTRAINT room_hold_pkey;
      ALTER TABLE room_hold
        ADD id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        ALTER session_id DROP NOT NULL,
        ADD payment_id uuid REFERENCES payment ON DELETE CASCADE,
        ADD CHECK (num_nonnulls(session_id, payment_id) = 1);
      CREATE INDEX room_hold_session ON room_hold (session_id);
      CREATE INDEX room_hold_payment ON room_hold (payment_id);

      ALTER TABLE extension_request ADD agreed_total_cents int;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE extension_request DROP agreed_total_cents;
      DELETE FROM room_hold WHERE session_id IS NULL;
      ALTER TABLE room_hold DROP id, DROP payment_id;
      ALTER TABLE room_hold ADD PRIMARY KEY (session_id);
    `);
  }
}
