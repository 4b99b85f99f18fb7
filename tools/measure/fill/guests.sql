-- Who the guests of all these records are, at once: one by one, as records come, would take hours. A name at a phone number is a guest
-- here, for each has one address alone; without a number it is the name at a reservation (docs/adr/0064-who-a-guest-is.md).
CREATE TEMP TABLE seen AS
SELECT mode, name, phone, email, reservation, at FROM (
  SELECT mode, metadata->>'guestName', metadata->>'guestPhone', lower(metadata->>'guestEmail'), reservation_id, created_at FROM payment
  UNION ALL
  SELECT mode, concat_ws(' ', guest->>'firstName', guest->>'lastName'), guest_phone, lower(guest->>'email'), NULL, created_at
    FROM guest_session WHERE guest IS NOT NULL
  UNION ALL SELECT mode, guest_name, guest_phone, lower(guest_email), reservation_id, sent_at FROM precheckin
  UNION ALL SELECT mode, guest_name, NULL, NULL, reservation_id, at FROM reservation_event
) AS record (mode, name, phone, email, reservation, at)
WHERE name IS NOT NULL;

CREATE TEMP TABLE key_of AS
SELECT name, guest_name_key(name) AS name_key FROM (SELECT DISTINCT name FROM seen) AS each WHERE guest_name_key(name) IS NOT NULL;

-- the number at which a name has a reservation, where one of its records has both
CREATE TEMP TABLE booked_at AS
SELECT DISTINCT ON (mode, reservation, name_key) mode, reservation, name_key, phone
FROM seen JOIN key_of USING (name) WHERE reservation IS NOT NULL ORDER BY mode, reservation, name_key, phone NULLS LAST;
ANALYZE booked_at;

CREATE TEMP TABLE known AS
SELECT fill.id('guest', hashtextextended(concat_ws(' ', mode, name_key, coalesce(at_number.phone, reservation)), 0)) AS guest_id, mode, name_key, name,
  at_number.phone, email, reservation, at
FROM seen JOIN key_of USING (name) LEFT JOIN booked_at USING (mode, reservation, name_key),
  LATERAL (SELECT coalesce(seen.phone, booked_at.phone) AS phone) AS at_number
WHERE coalesce(at_number.phone, reservation) IS NOT NULL;

INSERT INTO guest (id, mode, name, name_key, first_seen_at, last_seen_at, known_by)
SELECT guest_id, mode, min(name), name_key, min(at), max(at), '' FROM known GROUP BY guest_id, mode, name_key;

INSERT INTO guest_contact (mode, kind, contact, name_key, guest_id)
SELECT DISTINCT mode, kind, contact, name_key, guest_id
FROM known, LATERAL (VALUES ('phone', phone), ('email', email), ('reservation', reservation)) AS given (kind, contact)
WHERE contact IS NOT NULL
ON CONFLICT DO NOTHING;
ANALYZE guest, guest_contact;

UPDATE guest SET known_by = guest_search_words(name, id);
DROP TABLE seen, key_of, booked_at, known;
