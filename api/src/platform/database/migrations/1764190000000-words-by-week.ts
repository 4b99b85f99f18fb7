import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each of them is used: docs/adr/0012-lists-at-a-million-rows.md. */
export class WordsByWeek1764190000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gin;

      -- weeks are counted from 1970 on
      CREATE FUNCTION week_of(at timestamptz) RETURNS int IMMUTABLE PARALLEL SAFE
        RETURN floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 604800)::int;
      CREATE FUNCTION start_of_week(week int) RETURNS timestamptz IMMUTABLE PARALLEL SAFE
        RETURN to_timestamp(week * 604800.0);

      -- each word after the number of its week: what begins with both stands together in an index.
      -- to work that out for a row takes as long as a thousand comparisons
      CREATE FUNCTION words_in_week(words tsvector, week int) RETURNS tsvector IMMUTABLE PARALLEL SAFE COST 1000
        RETURN (
          SELECT array_to_tsvector(coalesce(array_agg(week || ' ' || word), '{}')) FROM unnest(tsvector_to_array(words)) AS word
        );
      CREATE FUNCTION query_in_week(query tsquery, week int) RETURNS tsquery IMMUTABLE PARALLEL SAFE
        RETURN regexp_replace(query::text, '''([^'']+)''', '''' || week || ' \\1''', 'g')::tsquery;

      -- each week looks through all that waits to be entered, so nothing may wait
      DROP INDEX call_words, call_digits, call_known_by, call_number;
      CREATE INDEX call_words ON call USING gin (words_in_week(words, week_of(started_at))) WITH (fastupdate = off);
      CREATE INDEX call_digits ON call USING gin (week_of(started_at), caller_digits gin_trgm_ops) WITH (fastupdate = off);
      CREATE INDEX call_known_by ON call USING gin (
        week_of(started_at), lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
      ) WITH (fastupdate = off);
      CREATE INDEX call_number ON call (right(caller_digits, 10), week_of(started_at));
      -- nothing is planned by them, and they are long to gather
      ALTER INDEX call_words ALTER COLUMN 1 SET STATISTICS 0;

      DROP INDEX payment_search, payment_extension_search, payment_known_by, payment_number;
      CREATE INDEX payment_search ON payment USING gin (week_of(created_at), search gin_trgm_ops) WITH (fastupdate = off);
      CREATE INDEX payment_known_by ON payment USING gin (week_of(created_at), known_by gin_trgm_ops)
        WITH (fastupdate = off);
      CREATE INDEX payment_number ON payment (right(guest_digits, 10), week_of(created_at));
      CREATE INDEX payment_begun ON payment (reservation_id text_pattern_ops, week_of(created_at));

      DROP INDEX reservation_event_known_by;
      CREATE INDEX reservation_event_known_by ON reservation_event USING gin (week_of(at), known_by gin_trgm_ops)
        WITH (fastupdate = off);
      CREATE INDEX reservation_event_begun ON reservation_event (reservation_id text_pattern_ops, week_of(at));

      DROP INDEX verification_log_employee;
      CREATE INDEX verification_log_employee ON verification_log
        USING gin (week_of(created_at), coalesce(employee_name, 'Unknown') gin_trgm_ops) WITH (fastupdate = off);

      -- how often something occurs in an index decides whether it is used
      ANALYZE call, payment, reservation_event, verification_log;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX verification_log_employee;
      CREATE INDEX verification_log_employee ON verification_log USING gin (coalesce(employee_name, 'Unknown') gin_trgm_ops);

      DROP INDEX reservation_event_begun, reservation_event_known_by;
      CREATE INDEX reservation_event_known_by ON reservation_event USING gin (known_by gin_trgm_ops);

      DROP INDEX payment_begun, payment_number, payment_known_by, payment_search;
      CREATE INDEX payment_search ON payment USING gin (search gin_trgm_ops);
      CREATE INDEX payment_extension_search ON payment USING gin (search gin_trgm_ops) WHERE purpose = 'extension';
      CREATE INDEX payment_known_by ON payment USING gin (known_by gin_trgm_ops);
      CREATE INDEX payment_number ON payment (right(guest_digits, 10));

      DROP INDEX call_number, call_known_by, call_digits, call_words;
      CREATE INDEX call_words ON call USING gin (words);
      CREATE INDEX call_digits ON call USING gin (caller_digits gin_trgm_ops);
      CREATE INDEX call_known_by ON call USING gin (
        lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
      );
      CREATE INDEX call_number ON call (right(caller_digits, 10));

      DROP FUNCTION query_in_week, words_in_week, start_of_week, week_of;
    `);
  }
}
