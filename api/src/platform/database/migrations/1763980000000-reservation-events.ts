import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReservationEvents1763980000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what the property system told of reservations
      CREATE TABLE reservation_event (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        key text NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('created', 'changed', 'cancelled')),
        reservation_id text NOT NULL,
        at timestamptz NOT NULL,
        start_date date,
        end_date date,
        status text,
        guest_name text,
        source text
      );
      CREATE INDEX reservation_event_newest ON reservation_event (mode, at DESC, id DESC);
      CREATE INDEX reservation_event_kind ON reservation_event (mode, kind, at DESC, id DESC);
      CREATE INDEX reservation_event_of ON reservation_event (reservation_id, at DESC, id DESC);
      -- what a call did to a reservation
      CREATE TABLE reservation_deed (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        reservation_id text NOT NULL,
        call_id text NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX reservation_deed_of ON reservation_deed (reservation_id, at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE reservation_deed, reservation_event');
  }
}
