import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Bookings1763760000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what a texted link opens; the link itself is known by its hash alone
      CREATE TABLE guest_session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        purpose text NOT NULL CHECK (purpose IN ('room_selection', 'booking_details')),
        token_hash bytea NOT NULL UNIQUE,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        call_id text,
        start_date date NOT NULL,
        end_date date NOT NULL CHECK (end_date > start_date),
        adults int NOT NULL CHECK (adults > 0),
        children int NOT NULL CHECK (children >= 0),
        guest_phone text NOT NULL,
        status text NOT NULL DEFAULT 'available' CHECK (status IN ('available', 'selected', 'contact_submitted')),
        -- what each room cost when it was last shown, so that a change of price is noticed
        shown jsonb NOT NULL DEFAULT '{}',
        choice jsonb,
        guest jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX guest_session_call ON guest_session (call_id, created_at DESC);
      CREATE INDEX guest_session_phone ON guest_session (mode, guest_phone, created_at DESC);

      -- a room kept for somebody until they have paid or their time is over
      CREATE TABLE room_hold (
        session_id uuid PRIMARY KEY REFERENCES guest_session ON DELETE CASCADE,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        room_type_id text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        expires_at timestamptz NOT NULL,
        booked_at timestamptz
      );
      CREATE INDEX room_hold_room ON room_hold (mode, room_type_id, expires_at);

      CREATE TABLE guest_intake (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        phone text NOT NULL,
        email text NOT NULL,
        check_in_date date NOT NULL,
        check_out_date date NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX guest_intake_phone ON guest_intake (phone, created_at DESC);

      -- a list is continued from a time that was sent in milliseconds
      ALTER TABLE payment ALTER created_at TYPE timestamptz(3);
      UPDATE payment SET status = 'completed' WHERE status = 'paid';
      ALTER TABLE payment
        ADD purpose text NOT NULL DEFAULT 'booking' CHECK (purpose IN ('booking', 'extension', 'balance')),
        ADD session_id uuid REFERENCES guest_session,
        ADD provider_payment text,
        ADD link text,
        ADD reservation_id text,
        ADD sync_status text CHECK (sync_status IN ('pending', 'synced', 'failed')),
        ADD sync_error text,
        ADD synced_at timestamptz,
        ADD closed_by uuid REFERENCES account ON DELETE SET NULL,
        ADD closed_note text;
      -- one that can be paid or was, for each session
      CREATE UNIQUE INDEX payment_session ON payment (session_id) WHERE status IN ('pending', 'completed');
      CREATE INDEX payment_newest ON payment (mode, created_at DESC, id DESC);
      CREATE INDEX payment_provider ON payment (provider_payment);
      CREATE INDEX payment_unsynced ON payment (mode, paid_at) WHERE sync_status IN ('pending', 'failed');
      CREATE INDEX payment_open ON payment (created_at) WHERE status = 'pending';

      -- what a text is for; the same thing is not texted twice
      ALTER TABLE text_message ADD key text;
      CREATE UNIQUE INDEX text_message_key ON text_message (mode, key) WHERE status <> 'failed';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE text_message DROP key;
      ALTER TABLE payment DROP purpose, DROP session_id, DROP provider_payment, DROP link, DROP reservation_id,
        DROP sync_status, DROP sync_error, DROP synced_at, DROP closed_by, DROP closed_note;
      DROP TABLE guest_intake, room_hold, guest_session;
    `);
  }
}
