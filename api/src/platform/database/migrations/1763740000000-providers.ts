import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Providers1763740000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- when the next requests may go to a provider that counts them; worth nothing after a crash
      CREATE UNLOGGED TABLE pace (
        name text PRIMARY KEY,
        turns timestamptz[] NOT NULL
      );

      CREATE TABLE provider_cache (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        at timestamptz NOT NULL
      );

      CREATE TABLE cloudbeds_connection (
        mode text PRIMARY KEY CHECK (mode IN ('test', 'live')),
        property_id text NOT NULL,
        access_token text NOT NULL,
        refresh_token text NOT NULL,
        expires_at timestamptz NOT NULL,
        problem text,
        connected_by uuid REFERENCES account ON DELETE SET NULL,
        connected_at timestamptz NOT NULL DEFAULT now(),
        refreshed_at timestamptz
      );

      CREATE TABLE assistant (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        assistant_id text NOT NULL,
        name text NOT NULL,
        assistant_type text NOT NULL CHECK (assistant_type IN ('guest', 'staff', 'customer_experience')),
        status text NOT NULL DEFAULT 'draft' CHECK (status IN ('published', 'draft', 'error')),
        voice_id text,
        voice_provider text,
        last_published_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (mode, assistant_id)
      );

      CREATE TABLE text_message (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        call_id text,
        to_number text NOT NULL,
        purpose text NOT NULL,
        status text NOT NULL,
        provider_id text,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (mode, provider_id)
      );

      CREATE TABLE text_opt_out (
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        number text NOT NULL,
        said text NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (mode, number)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE text_opt_out, text_message, assistant, cloudbeds_connection, provider_cache, pace;
    `);
  }
}
