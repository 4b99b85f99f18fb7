import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How it is used: docs/adr/0012-lists-at-a-million-rows.md. */
export class PrecheckinWords1764195000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX precheckin_words;
      CREATE INDEX precheckin_words ON precheckin USING gin (
        week_of(sent_at), lower(guest_name || ' ' || reservation_id) gin_trgm_ops
      ) WITH (fastupdate = off);
      CREATE INDEX precheckin_begun ON precheckin (reservation_id text_pattern_ops, week_of(sent_at));
      ALTER TABLE precheckin SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
      ANALYZE precheckin;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE precheckin RESET (autovacuum_analyze_scale_factor, autovacuum_analyze_threshold);
      DROP INDEX precheckin_begun;
      DROP INDEX precheckin_words;
      CREATE INDEX precheckin_words ON precheckin USING gin ((guest_name || ' ' || reservation_id) gin_trgm_ops);
    `);
  }
}
