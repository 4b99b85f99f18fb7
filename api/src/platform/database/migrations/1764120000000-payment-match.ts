import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentMatch1764120000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE match_run (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        started_at timestamptz NOT NULL,
        started_by text,
        since timestamptz NOT NULL,
        finished_at timestamptz,
        compared jsonb NOT NULL DEFAULT '{}',
        found int,
        problems jsonb NOT NULL DEFAULT '[]'
      );
      CREATE UNIQUE INDEX match_run_under_way ON match_run (mode) WHERE finished_at IS NULL;
      CREATE INDEX match_run_newest ON match_run (mode, started_at DESC);
      -- what Stripe, our payments and Cloudbeds tell in different ways
      CREATE TABLE payment_difference (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        key text NOT NULL,
        kind text NOT NULL,
        amount_cents int NOT NULL,
        says jsonb NOT NULL,
        at timestamptz NOT NULL,
        guest_name text,
        payment_id uuid,
        stripe_session text,
        reservation_id text,
        run_id uuid NOT NULL REFERENCES match_run,
        first_seen_at timestamptz(3) NOT NULL,
        last_seen_at timestamptz NOT NULL,
        ended_at timestamptz,
        explained_by text,
        explained_at timestamptz,
        note text
      );
      CREATE UNIQUE INDEX payment_difference_there ON payment_difference (mode, key) WHERE ended_at IS NULL;
      CREATE INDEX payment_difference_newest ON payment_difference (mode, first_seen_at DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE payment_difference, match_run');
  }
}
