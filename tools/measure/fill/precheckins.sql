-- How far the guests of paid bookings came before they arrived.
INSERT INTO precheckin (
  id, token_hash, mode, reservation_id, call_id, payment_id, reservation_status, guest_name, guest_phone, guest_email, start_date, end_date,
  adults, children, room_type_name, due_cents, paid_cents, step, changed_at, sent_at, checked_in_at, expires_at
)
SELECT fill.id('precheckin', number), decode(md5('link ' || number) || md5('its end ' || number), 'hex'), mode, reservation_id, call_id, id,
  'confirmed', metadata->>'guestName', metadata->>'guestPhone', metadata->>'guestEmail', start_date, (metadata->>'endDate')::date, 2, 0,
  metadata->>'roomTypeName', 0, amount_cents, step, sent_at + interval '2 days', sent_at,
  CASE step WHEN 'checked_in' THEN sent_at + interval '2 days' END, start_date + interval '1 day 17 hours'
FROM generate_series($1::bigint, $2::bigint) AS number JOIN payment ON payment.id = fill.id('payment', number),
  LATERAL (SELECT fill.share(number, 60) AS share, created_at + interval '4 minutes' AS sent_at,
    (metadata->>'startDate')::date AS start_date) AS drawn,
  LATERAL (SELECT CASE
    WHEN share < 0.7 THEN 'checked_in' WHEN share < 0.85 THEN 'sent' WHEN share < 0.93 THEN 'opened' WHEN share < 0.97 THEN 'id_uploaded'
    WHEN share < 0.99 THEN 'authorization_signed' ELSE 'registration_signed'
  END AS step) AS gone
WHERE purpose = 'booking' AND reservation_id IS NOT NULL
ORDER BY number;
