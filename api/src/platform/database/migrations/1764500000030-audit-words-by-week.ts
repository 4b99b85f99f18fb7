import type { MigrationInterface, QueryRunner } from 'typeorm';

const dropped = 'DROP INDEX audit_event_words;';

/** Words of the audit log are looked for week by week, as those of other lists are. */
export class AuditWordsByWeek1764500000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ${dropped}
      CREATE INDEX audit_event_words ON audit_event USING gin (week_of(at), words gin_trgm_ops) WITH (fastupdate = off);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`${dropped} CREATE INDEX audit_event_words ON audit_event USING gin (words gin_trgm_ops);`);
  }
}
