import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner of the audit log does for a product that may only add to it: docs/adr/0034-two-database-roles.md. */
export class AuditRoles1764410000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- of the newest event that was forgotten, and how long events were kept then
      ALTER TABLE audit_checkpoint ADD youngest timestamptz, ADD kept_days integer;

      ALTER FUNCTION chain_audit_event SECURITY DEFINER SET search_path = public, pg_temp;

      -- rows leave only in the transaction that wrote their checkpoint, and only the owner writes one
      CREATE OR REPLACE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql
        SET search_path = public, pg_temp AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND TG_TABLE_NAME <> 'audit_checkpoint'
            AND EXISTS (SELECT FROM audit_checkpoint WHERE at = now()) THEN RETURN NULL; END IF;
          RAISE EXCEPTION 'What the audit log holds is not changed.';
        END $$;

      CREATE FUNCTION audit_kept_days() RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT greatest(90, coalesce((SELECT value::text::integer FROM setting WHERE key = 'auditRetentionDays'), 730))
      $$;

      CREATE OR REPLACE FUNCTION forget_audit_before(moment timestamptz)
        RETURNS TABLE (removed bigint, upto bigint, upto_hash text) LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$
        DECLARE last bigint; kept bigint; days integer := audit_kept_days();
        BEGIN
          -- a day for clocks that differ
          IF moment IS NULL OR moment > now() - make_interval(days => days - 1) THEN
            RAISE EXCEPTION 'The audit log keeps what is younger than % days.', days;
          END IF;
          PERFORM pg_advisory_xact_lock(hashtextextended('audit', 0));
          SELECT place INTO kept FROM audit_link JOIN audit_event ON id = event_id
            WHERE at >= moment ORDER BY place LIMIT 1;
          SELECT max(place) INTO last FROM audit_link WHERE kept IS NULL OR place < kept;
          IF last IS NULL THEN RETURN; END IF;
          INSERT INTO audit_checkpoint (place, hash, at, youngest, kept_days)
            SELECT place, hash, now(), (
              SELECT max(event.at) FROM audit_link link JOIN audit_event event ON event.id = link.event_id WHERE link.place <= last
            ), days FROM audit_link WHERE place = last
            RETURNING place, encode(hash, 'hex') INTO upto, upto_hash;
          DELETE FROM audit_event USING audit_link WHERE id = event_id AND place <= last;
          DELETE FROM audit_link WHERE place <= last;
          GET DIAGNOSTICS removed = ROW_COUNT;
          RETURN NEXT;
        END $$;
      REVOKE EXECUTE ON FUNCTION forget_audit_before FROM PUBLIC;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER FUNCTION chain_audit_event SECURITY INVOKER RESET search_path;
      CREATE OR REPLACE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND current_setting('audit.forgetting', true) = 'yes' THEN RETURN NULL; END IF;
          RAISE EXCEPTION 'What the audit log holds is not changed.';
        END $$;
      CREATE OR REPLACE FUNCTION forget_audit_before(moment timestamptz)
        RETURNS TABLE (removed bigint, upto bigint, upto_hash text) LANGUAGE plpgsql SECURITY INVOKER AS $$
        DECLARE last bigint; kept bigint;
        BEGIN
          PERFORM pg_advisory_xact_lock(hashtextextended('audit', 0));
          SELECT place INTO kept FROM audit_link JOIN audit_event ON id = event_id
            WHERE at >= moment ORDER BY place LIMIT 1;
          SELECT max(place) INTO last FROM audit_link WHERE kept IS NULL OR place < kept;
          IF last IS NULL THEN RETURN; END IF;
          INSERT INTO audit_checkpoint SELECT place, hash, now() FROM audit_link WHERE place = last
            RETURNING place, encode(hash, 'hex') INTO upto, upto_hash;
          PERFORM set_config('audit.forgetting', 'yes', true);
          DELETE FROM audit_event USING audit_link WHERE id = event_id AND place <= last;
          DELETE FROM audit_link WHERE place <= last;
          GET DIAGNOSTICS removed = ROW_COUNT;
          PERFORM set_config('audit.forgetting', '', true);
          RETURN NEXT;
        END $$;
      GRANT EXECUTE ON FUNCTION forget_audit_before TO PUBLIC;
      DROP FUNCTION audit_kept_days;
      ALTER TABLE audit_checkpoint DROP youngest, DROP kept_days;
    `);
  }
}
