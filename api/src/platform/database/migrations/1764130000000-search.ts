import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Search1764130000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what people know a record by; a space before each word, so that the beginning of one is found as such
      ALTER TABLE payment ADD known_by text GENERATED ALWAYS AS (lower(
        ' ' || coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
        regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g') || ' ' || coalesce(reservation_id, '')
      )) STORED;
      CREATE INDEX payment_known_by ON payment USING gin (known_by gin_trgm_ops);
      ALTER TABLE reservation_event ADD known_by text GENERATED ALWAYS AS (lower(
        ' ' || coalesce(guest_name, '') || ' ' || reservation_id
      )) STORED;
      CREATE INDEX reservation_event_known_by ON reservation_event USING gin (known_by gin_trgm_ops);
      -- an index alone: a column would have every call with its transcript written anew
      CREATE INDEX call_known_by ON call USING gin (
        lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
      );
      -- how often something occurs in it decides whether it is used
      ANALYZE call;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX call_known_by;
      ALTER TABLE reservation_event DROP known_by;
      ALTER TABLE payment DROP known_by;
    `);
  }
}
