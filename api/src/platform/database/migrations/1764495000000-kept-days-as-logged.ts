import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How long the audit log is kept is asked of the log itself. The product's role may write the table of settings without an event, and
 * could shorten the time to 90 days that way. A change that the log tells of stays in it: docs/adr/0034-two-database-roles.md.
 */
export class KeptDaysAsLogged1764495000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION audit_kept_days() RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT greatest(90, coalesce((
          SELECT days::integer FROM (
            (SELECT after ->> 'auditRetentionDays' AS days, 1 AS rank FROM public.audit_event
             WHERE action = 'settings.change' AND subject_id = 'auditRetentionDays' AND after ? 'auditRetentionDays'
             ORDER BY id DESC LIMIT 1)
            UNION ALL
            -- that change was forgotten meanwhile
            (SELECT detail ->> 'keptDays', 2 FROM public.audit_event
             WHERE action = 'audit.forget' AND detail ? 'keptDays' ORDER BY id DESC LIMIT 1)
          ) AS told ORDER BY rank LIMIT 1
        ), 730))
      $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION audit_kept_days() RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT greatest(90, coalesce((SELECT value::text::integer FROM setting WHERE key = 'auditRetentionDays'), 730))
      $$;
    `);
  }
}
