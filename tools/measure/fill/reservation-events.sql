-- What Cloudbeds told of each reservation that was paid for, and what calls did to some of them.
WITH told AS MATERIALIZED (
  SELECT number, mode, call_id, reservation_id, kind, guest_name, at, start_date, end_date
  FROM generate_series($1::bigint, $2::bigint) AS number JOIN payment ON payment.id = fill.id('payment', number),
    LATERAL (VALUES
      ('created', interval '4 minutes', 1.0), ('changed', interval '3 days', 0.6), ('changed', interval '5 days', 0.5),
      ('cancelled', interval '6 days', 0.1)
    ) AS happened (kind, later, share),
    LATERAL (SELECT created_at + later AS at, metadata->>'guestName' AS guest_name,
      (metadata->>'startDate')::date AS start_date, (metadata->>'endDate')::date AS end_date) AS about
  WHERE reservation_id IS NOT NULL AND fill.share(number, length(kind) + extract(day FROM later)::int) < share AND at < now()
), deeds AS (
  INSERT INTO reservation_deed (mode, reservation_id, call_id, at)
  SELECT mode, reservation_id, call_id, at FROM told WHERE kind = 'changed' AND number % 4 = 0
)
INSERT INTO reservation_event (mode, key, kind, reservation_id, at, start_date, end_date, status, guest_name, source)
SELECT mode, mode || ' ' || kind || ' ' || reservation_id || ' ' || at, kind, reservation_id, at, start_date, end_date,
  CASE kind WHEN 'cancelled' THEN 'canceled' ELSE 'confirmed' END, guest_name, CASE WHEN number % 3 = 0 THEN 'Phone' END
FROM told ORDER BY at;
