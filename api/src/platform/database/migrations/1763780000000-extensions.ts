import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Extensions1763780000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- a wish to leave later; what became of it stands in its payment
      CREATE TABLE extension_request (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        call_id text,
        payment_id uuid NOT NULL UNIQUE REFERENCES payment,
        reservation_id text NOT NULL,
        guest_name text NOT NULL,
        guest_phone text NOT NULL,
        guest_email text NOT NULL,
        room_type_name text NOT NULL,
        requested_workflow text NOT NULL CHECK (requested_workflow IN ('before_11am', 'after_11am')),
        additional_nights int NOT NULL CHECK (additional_nights > 0),
        original_checkout_date date NOT NULL,
        new_checkout_date date NOT NULL CHECK (new_checkout_date > original_checkout_date),
        -- a list is continued from a time that was sent in milliseconds
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX extension_request_newest ON extension_request (mode, created_at DESC, id DESC);

      -- who proved in a call to be staff; it holds for that call alone
      CREATE TABLE call_verification (
        call_id text PRIMARY KEY,
        employee_name text NOT NULL,
        employee_role text NOT NULL,
        verified_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE INDEX payment_reservation ON payment (mode, reservation_id) WHERE reservation_id IS NOT NULL;
      CREATE INDEX payment_guest ON payment (mode, (metadata->>'guestPhone')) WHERE reservation_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX payment_guest, payment_reservation;
      DROP TABLE call_verification, extension_request;
    `);
  }
}
