import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Initial1763700000000 implements MigrationInterface {
  name = 'Initial1763700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        email text NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'manager', 'front_desk', 'viewer')),
        password_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        disabled_at timestamptz
      );
      CREATE UNIQUE INDEX account_email ON account (lower(email));

      CREATE TABLE session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        active_at timestamptz NOT NULL,
        ended_at timestamptz
      );

      CREATE TABLE sign_in_link (
        token_hash bytea PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );

      CREATE TABLE setting (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by uuid REFERENCES account ON DELETE SET NULL
      );

      CREATE TABLE inbound_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider text NOT NULL,
        event_key text NOT NULL,
        kind text NOT NULL,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        payload jsonb NOT NULL,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'dead')),
        attempts int NOT NULL DEFAULT 0,
        last_error text,
        received_at timestamptz NOT NULL DEFAULT now(),
        processed_at timestamptz,
        UNIQUE (provider, event_key)
      );
      CREATE INDEX inbound_event_pending ON inbound_event (id) WHERE status = 'pending';
      CREATE INDEX inbound_event_dead ON inbound_event (id DESC) WHERE status = 'dead';

      CREATE TABLE call (
        id text PRIMARY KEY,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        status text NOT NULL,
        kind text,
        assistant_id text,
        assistant_name text,
        caller_number text,
        caller_name text,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        duration_ms int,
        ended_reason text,
        cost_usd numeric(12, 6),
        cost_parts jsonb NOT NULL DEFAULT '{}',
        latency_ms int,
        summary text,
        transcript text NOT NULL DEFAULT '',
        recording jsonb,
        notes text NOT NULL DEFAULT '',
        outcome text NOT NULL DEFAULT 'info' CHECK (outcome IN ('booked', 'paid_pending', 'info')),
        merge_state jsonb NOT NULL,
        has_report boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        -- plain words, so that part of an address or amount is found; of a very long call only the first part, as a tsvector
        -- may hold a megabyte at most
        words tsvector GENERATED ALWAYS AS (
          to_tsvector('simple', regexp_replace(left(transcript, 200000), '[^[:alnum:]]+', ' ', 'g'))
        ) STORED,
        caller_digits text GENERATED ALWAYS AS (regexp_replace(coalesce(caller_number, ''), '\\D', '', 'g')) STORED
      );
      CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC);
      CREATE INDEX call_words ON call USING gin (words);

      CREATE TABLE call_turn (
        call_id text NOT NULL REFERENCES call ON DELETE CASCADE,
        position int NOT NULL,
        speaker text NOT NULL CHECK (speaker IN ('assistant', 'guest')),
        text text NOT NULL,
        started_ms int,
        duration_ms int,
        PRIMARY KEY (call_id, position)
      );

      CREATE TABLE tool_call (
        call_id text NOT NULL REFERENCES call ON DELETE CASCADE,
        id text NOT NULL,
        name text NOT NULL,
        arguments jsonb NOT NULL DEFAULT '{}',
        result text,
        error text,
        started_ms int,
        duration_ms int,
        answered_by text CHECK (answered_by IN ('us', 'provider')),
        PRIMARY KEY (call_id, id)
      );

      CREATE TABLE payment (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        call_id text,
        amount_cents int NOT NULL CHECK (amount_cents >= 0),
        refunded_cents int NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
        status text NOT NULL,
        stripe_session text UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        paid_at timestamptz,
        metadata jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX payment_paid ON payment (mode, paid_at);
      CREATE INDEX payment_call ON payment (call_id);

      CREATE TABLE provider_check (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider text NOT NULL,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        ok boolean NOT NULL,
        response_ms int NOT NULL,
        error text,
        checked_at timestamptz NOT NULL
      );
      CREATE INDEX provider_check_newest ON provider_check (provider, mode, checked_at DESC);

      CREATE TABLE rate_limit (
        key varchar(255) PRIMARY KEY,
        points int NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE remote_release (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        remote text NOT NULL,
        digest text NOT NULL,
        release jsonb NOT NULL,
        released_by text NOT NULL,
        reason text NOT NULL,
        released_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX remote_release_newest ON remote_release (remote, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE remote_release, rate_limit, provider_check, payment, tool_call, call_turn, call,
        inbound_event, setting, sign_in_link, session, account;
    `);
  }
}
