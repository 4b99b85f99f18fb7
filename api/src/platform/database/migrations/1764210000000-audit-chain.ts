import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each event is bound to the one before it, and says before and after: docs/adr/0016-audit-log.md. */
export class AuditChain1764210000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE audit_event
        ADD actor_kind text,
        ADD subject_type text, ADD subject_id text, ADD subject_label text,
        ADD before jsonb, ADD after jsonb,
        ADD request_id text, ADD address text;
      ALTER TABLE audit_event DISABLE TRIGGER audit_event_append_only;
      UPDATE audit_event SET actor_kind = CASE WHEN actor_id IS NULL THEN 'product' ELSE 'person' END;
      ALTER TABLE audit_event ENABLE TRIGGER audit_event_append_only;
      -- the version before this one may still write while replicas are exchanged
      ALTER TABLE audit_event ALTER actor_kind SET DEFAULT 'person', ALTER actor_kind SET NOT NULL;

      CREATE TABLE audit_link (
        -- 1, 2, 3 … without a gap, in the order of commits
        place bigint PRIMARY KEY,
        event_id bigint NOT NULL UNIQUE,
        hash bytea NOT NULL
      );
      -- where the chain begins after older events were forgotten
      CREATE TABLE audit_checkpoint (place bigint PRIMARY KEY, hash bytea NOT NULL, at timestamptz NOT NULL);

      CREATE FUNCTION audit_hash(previous bytea, event audit_event) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(previous || convert_to(jsonb_build_array(
          event.id, to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
          event.actor_kind, event.actor_id, event.actor_email, event.action,
          event.subject_type, event.subject_id, event.subject_label,
          event.detail, event.before, event.after, event.request_id, event.address
        )::text, 'UTF8'))
      $$;

      CREATE FUNCTION last_audit_link() RETURNS TABLE (place bigint, hash bytea) LANGUAGE sql AS $$
        (SELECT place, hash FROM audit_link ORDER BY place DESC LIMIT 1) UNION ALL
        (SELECT place, hash FROM audit_checkpoint ORDER BY place DESC LIMIT 1) UNION ALL
        SELECT 0, ''::bytea
        ORDER BY place DESC LIMIT 1
      $$;

      CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(hashtextextended('audit', 0));
          INSERT INTO audit_link (place, event_id, hash)
            SELECT place + 1, NEW.id, audit_hash(hash, NEW) FROM last_audit_link();
          RETURN NULL;
        END $$;
      -- at the end of the transaction, so that nobody who is at work holds the lock that others wait for
      CREATE CONSTRAINT TRIGGER audit_event_chained AFTER INSERT ON audit_event DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION chain_audit_event();

      DO $$
        DECLARE event audit_event;
        BEGIN
          FOR event IN SELECT * FROM audit_event ORDER BY id LOOP
            INSERT INTO audit_link (place, event_id, hash)
              SELECT place + 1, event.id, audit_hash(hash, event) FROM last_audit_link();
          END LOOP;
        END $$;

      CREATE OR REPLACE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND current_setting('audit.forgetting', true) = 'yes' THEN RETURN NULL; END IF;
          RAISE EXCEPTION 'What the audit log holds is not changed.';
        END $$;
      CREATE TRIGGER audit_link_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_link
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
      CREATE TRIGGER audit_checkpoint_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoint
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();

      -- the one way out of the log: the oldest events, and where the chain went on after them is kept
      CREATE FUNCTION forget_audit_before(moment timestamptz)
        RETURNS TABLE (removed bigint, upto bigint, upto_hash text) LANGUAGE plpgsql AS $$
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

      ALTER TABLE audit_event ADD words text GENERATED ALWAYS AS (lower(
        coalesce(actor_email, '') || ' ' || action || ' ' || coalesce(subject_type, '') || ' ' || coalesce(subject_id, '') || ' ' ||
        coalesce(subject_label, '') || ' ' || detail::text || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')
      )) STORED;
      CREATE INDEX audit_event_newest ON audit_event (at DESC, id DESC);
      CREATE INDEX audit_event_actor ON audit_event (actor_email, at DESC, id DESC);
      CREATE INDEX audit_event_action ON audit_event (action, at DESC, id DESC);
      CREATE INDEX audit_event_subject_type ON audit_event (subject_type, at DESC, id DESC);
      CREATE INDEX audit_event_subject ON audit_event (subject_id, at DESC, id DESC);
      CREATE INDEX audit_event_words ON audit_event USING gin (words gin_trgm_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER audit_event_chained ON audit_event;
      DROP FUNCTION forget_audit_before, chain_audit_event, last_audit_link, audit_hash;
      DROP TABLE audit_checkpoint, audit_link;
      CREATE OR REPLACE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'What the audit log holds is not changed.'; END $$;
      DROP INDEX audit_event_newest, audit_event_actor, audit_event_action, audit_event_subject_type, audit_event_subject;
      ALTER TABLE audit_event
        DROP words, DROP actor_kind, DROP subject_type, DROP subject_id, DROP subject_label,
        DROP before, DROP after, DROP request_id, DROP address;
    `);
  }
}
