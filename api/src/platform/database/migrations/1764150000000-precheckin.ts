import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Precheckin1764150000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- the paperwork of a stay before arrival; its link is known by its hash alone, a new link is the same row
      CREATE TABLE precheckin (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        reservation_id text NOT NULL,
        call_id text,
        payment_id uuid REFERENCES payment,
        -- of the reservation, as the property system told it last
        reservation_status text NOT NULL,
        guest_name text NOT NULL,
        guest_phone text,
        guest_email text,
        start_date date NOT NULL,
        end_date date NOT NULL,
        adults int NOT NULL,
        children int NOT NULL,
        pets int NOT NULL DEFAULT 0,
        room_type_name text,
        due_cents int NOT NULL,
        paid_cents int NOT NULL,
        -- the last thing that happened, and when
        step text NOT NULL DEFAULT 'sent' CHECK (step IN (
          'sent', 'opened', 'registration_signed', 'authorization_signed', 'id_uploaded', 'submitted', 'checked_in'
        )),
        changed_at timestamptz(3) NOT NULL,
        -- when its present link was made
        sent_at timestamptz(3) NOT NULL,
        opened_at timestamptz,
        submitted_at timestamptz,
        checked_in_at timestamptz,
        problem text,
        finished_by text,
        finish_note text,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        UNIQUE (mode, reservation_id)
      );
      CREATE INDEX precheckin_newest ON precheckin (mode, sent_at DESC, id DESC);
      CREATE INDEX precheckin_step ON precheckin (mode, step, sent_at DESC, id DESC);
      CREATE INDEX precheckin_unfinished ON precheckin (mode, submitted_at)
        WHERE submitted_at IS NOT NULL AND checked_in_at IS NULL;

      -- every wording that a guest was ever shown
      CREATE TABLE signing_text (
        version text PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('registration', 'authorization')),
        title text NOT NULL,
        paragraphs jsonb NOT NULL,
        first_shown_at timestamptz NOT NULL
      );

      -- what a guest gave; the image itself is sealed elsewhere
      CREATE TABLE signed_record (
        precheckin_id uuid NOT NULL REFERENCES precheckin ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('registration', 'authorization', 'id_photo')),
        at timestamptz NOT NULL,
        text_version text REFERENCES signing_text,
        signed_name text,
        is_typed boolean NOT NULL,
        address text NOT NULL,
        image_hash text NOT NULL,
        image_key text NOT NULL UNIQUE,
        deleted_at timestamptz,
        PRIMARY KEY (precheckin_id, kind)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE signed_record, signing_text, precheckin');
  }
}
