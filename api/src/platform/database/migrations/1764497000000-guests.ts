import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row of a table says of who its guest is, as the fields of `guest_seen`. */
const sources: Record<string, (row: string) => string> = {
  payment: (row) => `${row}.mode, ${row}.metadata->>'guestName', nullif(${row}.metadata->>'guestPhone', ''),
    lower(nullif(${row}.metadata->>'guestEmail', '')), ${row}.reservation_id, ${row}.created_at`,
  guest_session: (row) => `${row}.mode, concat_ws(' ', ${row}.guest->>'firstName', ${row}.guest->>'lastName'),
    nullif(${row}.guest_phone, ''), lower(nullif(${row}.guest->>'email', '')), NULL, ${row}.created_at`,
  precheckin: (row) => `${row}.mode, ${row}.guest_name, nullif(${row}.guest_phone, ''),
    lower(nullif(${row}.guest_email, '')), ${row}.reservation_id, ${row}.sent_at`,
  reservation_event: (row) => `${row}.mode, ${row}.guest_name, NULL, NULL, ${row}.reservation_id, ${row}.at`,
};
const tables = Object.keys(sources);
const seenIn = (table: string, row: string): string => `ROW(${sources[table]!(row)})::guest_seen`;

/** A change that says nothing new of who the guest is, or when, is passed over. */
const isAnother = (table: string): string =>
  `(${sources[table]!('old_row')}) IS DISTINCT FROM (${sources[table]!('new_row')})`;

const triggersOf = (table: string): string => `
  CREATE FUNCTION note_guests_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE come guest_seen[]; gone guest_seen[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(${seenIn(table, 'new_row')}) INTO come FROM new_row;
      ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(${seenIn(table, 'old_row')}) INTO gone FROM old_row;
      ELSE
        SELECT array_agg(${seenIn(table, 'new_row')}), array_agg(${seenIn(table, 'old_row')}) INTO come, gone
        FROM old_row JOIN new_row ON new_row.id = old_row.id WHERE ${isAnother(table)};
      END IF;
      PERFORM note_guests(come);
      PERFORM forget_guests(gone);
      RETURN NULL;
    END $$;
  CREATE TRIGGER ${table}_guests_come AFTER INSERT ON ${table} REFERENCING NEW TABLE AS new_row
    FOR EACH STATEMENT EXECUTE FUNCTION note_guests_of_${table}();
  CREATE TRIGGER ${table}_guests_change AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row
    FOR EACH STATEMENT EXECUTE FUNCTION note_guests_of_${table}();
  CREATE TRIGGER ${table}_guests_go AFTER DELETE ON ${table} REFERENCING OLD TABLE AS old_row
    FOR EACH STATEMENT EXECUTE FUNCTION note_guests_of_${table}();`;

/** Who is a guest, and how records become one: docs/adr/0064-who-a-guest-is.md. */
export class Guests1764497000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- whoever writes these meanwhile waits, and is noted then
      LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE;

      CREATE TABLE guest (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('live', 'test')),
        name text NOT NULL,
        -- the same for every way of writing the name
        name_key text NOT NULL,
        first_seen_at timestamptz(3) NOT NULL,
        last_seen_at timestamptz(3) NOT NULL,
        -- what the guest is searched by
        known_by text NOT NULL
      );
      CREATE INDEX guest_newest ON guest (mode, last_seen_at DESC, id DESC);
      CREATE INDEX guest_known_by ON guest USING gin (week_of(last_seen_at), known_by gin_trgm_ops) WITH (fastupdate = off);

      -- a name at a number, an address or a reservation is one guest
      CREATE TABLE guest_contact (
        mode text NOT NULL CHECK (mode IN ('live', 'test')),
        kind text NOT NULL CHECK (kind IN ('phone', 'email', 'reservation')),
        contact text NOT NULL,
        name_key text NOT NULL,
        guest_id uuid NOT NULL REFERENCES guest ON DELETE CASCADE,
        PRIMARY KEY (mode, kind, contact, name_key),
        UNIQUE (guest_id, kind, contact)
      );

      -- the records of a guest are found by these
      CREATE INDEX payment_guest_phone ON payment (mode, (metadata->>'guestPhone'), created_at);
      CREATE INDEX payment_guest_email ON payment (mode, lower(metadata->>'guestEmail'), created_at);
      CREATE INDEX guest_session_email ON guest_session (mode, lower(guest->>'email')) WHERE guest IS NOT NULL;
      CREATE INDEX precheckin_guest_phone ON precheckin (mode, guest_phone);
      CREATE INDEX precheckin_guest_email ON precheckin (mode, lower(guest_email));

      -- null for what is no name
      CREATE FUNCTION guest_name_key(name text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE COST 1000
        RETURN nullif(nullif(trim(regexp_replace(known_as(name), '\\s+', ' ', 'g')), ''), 'erased guest');

      CREATE TYPE guest_seen AS (mode text, name text, phone text, email text, reservation text, at timestamptz);

      CREATE FUNCTION guest_search_words(guest_name text, of_guest uuid) RETURNS text STABLE LANGUAGE sql AS $$
        SELECT known_as(' ' || guest_name || ' ' || coalesce(string_agg(
          CASE kind WHEN 'phone' THEN regexp_replace(contact, '\\D', '', 'g') ELSE contact END, ' ' ORDER BY kind, contact
        ), '')) FROM guest_contact WHERE guest_id = of_guest
      $$;

      -- the guests of these records: each is the one that has the name at one of its contacts, or a new one. Whom a record shows to
      -- be the same become one
      CREATE FUNCTION note_guests(seen guest_seen[]) RETURNS void LANGUAGE plpgsql
        -- an upgrade notes all records at once, before anybody counts the rows: a plan for empty tables would read them whole each time
        SET enable_seqscan = off AS $$
        DECLARE one record; known uuid[]; kept uuid; added int;
        BEGIN
          FOR one IN
            SELECT s.mode, guest_name_key(s.name) AS name_key, trim(regexp_replace(s.name, '\\s+', ' ', 'g')) AS name,
              s.phone, s.email, s.reservation, s.at::timestamptz(3) AS at,
              abs(hashtext(s.mode || ' ' || guest_name_key(s.name)) % 256) AS lane
            FROM unnest(seen) AS s
            WHERE guest_name_key(s.name) IS NOT NULL AND coalesce(s.phone, s.email, s.reservation) IS NOT NULL
            -- in one order for all, so that no two wait for each other
            ORDER BY lane, name_key, at
          LOOP
            PERFORM pg_advisory_xact_lock(hashtext('guest'), one.lane);
            SELECT array_agg(id ORDER BY first_seen_at, id) INTO known FROM guest WHERE id IN (
              SELECT guest_id FROM guest_contact
              WHERE mode = one.mode AND name_key = one.name_key
                AND (kind, contact) IN (('phone', one.phone), ('email', one.email), ('reservation', one.reservation))
            );
            kept := known[1];
            IF kept IS NULL THEN
              INSERT INTO guest (mode, name, name_key, first_seen_at, last_seen_at, known_by)
              VALUES (one.mode, one.name, one.name_key, one.at, one.at, '') RETURNING id INTO kept;
            ELSIF cardinality(known) > 1 THEN
              UPDATE guest_contact SET guest_id = kept WHERE guest_id = ANY (known[2:]);
              UPDATE guest SET last_seen_at = (SELECT max(last_seen_at) FROM guest WHERE id = ANY (known)) WHERE id = kept;
              DELETE FROM guest WHERE id = ANY (known[2:]);
            END IF;
            INSERT INTO guest_contact (mode, kind, contact, name_key, guest_id)
            SELECT one.mode, kind, contact, one.name_key, kept
            FROM (VALUES ('phone', one.phone), ('email', one.email), ('reservation', one.reservation)) AS given (kind, contact)
            WHERE contact IS NOT NULL ON CONFLICT DO NOTHING;
            GET DIAGNOSTICS added = ROW_COUNT;
            UPDATE guest SET name = CASE WHEN one.at >= last_seen_at THEN one.name ELSE name END,
              first_seen_at = least(first_seen_at, one.at), last_seen_at = greatest(last_seen_at, one.at)
            WHERE id = kept AND (one.at > last_seen_at OR one.at < first_seen_at);
            IF added > 0 OR cardinality(known) > 1 THEN
              UPDATE guest SET known_by = guest_search_words(name, id) WHERE id = kept;
            END IF;
          END LOOP;
        END $$;

      CREATE FUNCTION is_guest_seen(in_mode text, in_kind text, in_contact text, in_name_key text) RETURNS boolean
        STABLE LANGUAGE sql AS $$
        SELECT CASE in_kind
          WHEN 'phone' THEN
            EXISTS (SELECT FROM payment WHERE mode = in_mode AND metadata->>'guestPhone' = in_contact
              AND guest_name_key(metadata->>'guestName') = in_name_key)
            OR EXISTS (SELECT FROM guest_session WHERE mode = in_mode AND guest_phone = in_contact
              AND guest_name_key(concat_ws(' ', guest->>'firstName', guest->>'lastName')) = in_name_key)
            OR EXISTS (SELECT FROM precheckin WHERE mode = in_mode AND guest_phone = in_contact
              AND guest_name_key(guest_name) = in_name_key)
          WHEN 'email' THEN
            EXISTS (SELECT FROM payment WHERE mode = in_mode AND lower(metadata->>'guestEmail') = in_contact
              AND guest_name_key(metadata->>'guestName') = in_name_key)
            OR EXISTS (SELECT FROM guest_session WHERE mode = in_mode AND guest IS NOT NULL
              AND lower(guest->>'email') = in_contact
              AND guest_name_key(concat_ws(' ', guest->>'firstName', guest->>'lastName')) = in_name_key)
            OR EXISTS (SELECT FROM precheckin WHERE mode = in_mode AND lower(guest_email) = in_contact
              AND guest_name_key(guest_name) = in_name_key)
          ELSE
            EXISTS (SELECT FROM payment WHERE mode = in_mode AND reservation_id = in_contact
              AND guest_name_key(metadata->>'guestName') = in_name_key)
            OR EXISTS (SELECT FROM precheckin WHERE mode = in_mode AND reservation_id = in_contact
              AND guest_name_key(guest_name) = in_name_key)
            OR EXISTS (SELECT FROM reservation_event WHERE mode = in_mode AND reservation_id = in_contact
              AND guest_name_key(guest_name) = in_name_key)
        END
      $$;

      -- what records said of guests, and no record says any more
      CREATE FUNCTION forget_guests(gone guest_seen[]) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE one record; left_over uuid;
        BEGIN
          FOR one IN
            SELECT DISTINCT s.mode, kind, contact, guest_name_key(s.name) AS name_key,
              abs(hashtext(s.mode || ' ' || guest_name_key(s.name)) % 256) AS lane
            FROM unnest(gone) AS s,
              LATERAL (VALUES ('phone', s.phone), ('email', s.email), ('reservation', s.reservation)) AS given (kind, contact)
            WHERE contact IS NOT NULL AND guest_name_key(s.name) IS NOT NULL
            ORDER BY lane, name_key, kind, contact
          LOOP
            PERFORM pg_advisory_xact_lock(hashtext('guest'), one.lane);
            IF is_guest_seen(one.mode, one.kind, one.contact, one.name_key) THEN CONTINUE; END IF;
            left_over := NULL;
            DELETE FROM guest_contact
            WHERE mode = one.mode AND kind = one.kind AND contact = one.contact AND name_key = one.name_key
            RETURNING guest_id INTO left_over;
            IF EXISTS (SELECT FROM guest_contact WHERE guest_id = left_over) THEN
              UPDATE guest SET known_by = guest_search_words(name, id) WHERE id = left_over;
            ELSE
              DELETE FROM guest WHERE id = left_over;
            END IF;
          END LOOP;
        END $$;
      ${tables.map(triggersOf).join('')}

      ${tables.map((table) => `SELECT note_guests(ARRAY[${seenIn(table, 'each')}]) FROM ${table} AS each;`).join('\n')}
      -- how often something occurs in an index decides whether it is used
      ANALYZE guest, guest_contact, payment, guest_session, precheckin;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${tables
        .map(
          (table) => `
      DROP TRIGGER ${table}_guests_go ON ${table};
      DROP TRIGGER ${table}_guests_change ON ${table};
      DROP TRIGGER ${table}_guests_come ON ${table};
      DROP FUNCTION note_guests_of_${table};`,
        )
        .join('')}
      DROP FUNCTION forget_guests, is_guest_seen, note_guests, guest_search_words;
      DROP TYPE guest_seen;
      DROP FUNCTION guest_name_key;
      DROP INDEX precheckin_guest_email, precheckin_guest_phone, guest_session_email, payment_guest_email, payment_guest_phone;
      DROP TABLE guest_contact, guest;
    `);
  }
}
