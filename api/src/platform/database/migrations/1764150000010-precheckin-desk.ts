import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PrecheckinDesk1764150000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- nobody, where the product acted by itself
      ALTER TABLE audit_event ALTER actor_id DROP NOT NULL, ALTER actor_email DROP NOT NULL;
      CREATE INDEX audit_event_precheckin ON audit_event ((detail ->> 'precheckinId'), id DESC)
        WHERE (detail ->> 'precheckinId') IS NOT NULL;

      CREATE INDEX precheckin_arrival ON precheckin (mode, start_date);
      CREATE INDEX precheckin_words ON precheckin USING gin ((guest_name || ' ' || reservation_id) gin_trgm_ops);
      CREATE INDEX signed_record_kept ON signed_record (precheckin_id) WHERE deleted_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX signed_record_kept, precheckin_words, precheckin_arrival, audit_event_precheckin;
      -- the log is not changed: what the product did by itself forbids the way back
      ALTER TABLE audit_event ALTER actor_id SET NOT NULL, ALTER actor_email SET NOT NULL;
    `);
  }
}
