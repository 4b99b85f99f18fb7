-- Payments from one number to another, each with the page it was chosen on and the texts that led there.
WITH made AS MATERIALIZED (
  SELECT number, fill.id('payment', number) AS id, fill.id('session', number) AS session_id, fill.mode(number, fill.payments()) AS mode,
    fill.id('call', fill.call_of(number))::text AS call_id, fill.moment(number, fill.payments()) AS at,
    5000 + floor(fill.share(number, 40) * 95000)::int AS cents, start_date, start_date + 1 + floor(fill.share(number, 41) * 4)::int AS end_date,
    CASE WHEN fill.share(number, 42) < 0.8 THEN 'booking' WHEN fill.share(number, 42) < 0.95 THEN 'extension' ELSE 'balance' END AS purpose,
    CASE
      WHEN number > fill.payments() - 3 THEN 'pending'
      WHEN fill.is_rare(number, fill.payments()) OR share < 0.72 THEN 'completed'
      WHEN share < 0.86 THEN 'expired' WHEN share < 0.92 THEN 'canceled' WHEN share < 0.97 THEN 'refunded' ELSE 'failed'
    END AS status,
    fill.name(guest) AS guest_name, fill.first_name(guest) AS first_name, fill.last_name(guest) AS last_name,
    fill.email(guest) AS email, fill.phone(guest) AS phone
  FROM generate_series($1::bigint, $2::bigint) AS number, LATERAL (SELECT
    CASE WHEN fill.is_rare(number, fill.payments()) THEN 0 ELSE fill.guest_of(fill.call_of(number), fill.calls()) END AS guest,
    fill.share(number, 43) AS share,
    (fill.moment(number, fill.payments()) + interval '1 day' * (1 + fill.share(number, 44) * 120))::date AS start_date
  ) AS drawn
), sessions AS (
  INSERT INTO guest_session (
    id, purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, status, choice, guest, shown,
    created_at, opened_at, chosen_at, expires_at
  )
  SELECT session_id, CASE WHEN fill.share(number, 45) < 0.85 THEN 'room_selection' ELSE 'booking_details' END,
    decode(md5('one ' || number) || md5('other ' || number), 'hex'), mode, call_id, start_date, end_date, 2, 0, phone, 'contact_submitted',
    jsonb_build_object('roomTypeId', '200', 'roomTypeName', 'King Suite', 'rateId', '300', 'price', jsonb_build_object('totalCents', cents)),
    jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone), jsonb_build_object('200 300', cents),
    at - interval '4 minutes', at - interval '3 minutes', at - interval '1 minute', at + interval '24 hours'
  FROM made
), texts AS (
  INSERT INTO text_message (mode, call_id, to_number, purpose, status, provider_id, key, created_at, updated_at)
  SELECT mode, call_id, phone, link, 'delivered', 'SM' || md5(link || number), CASE link WHEN 'payment link' THEN link || ' ' || id END, at, at
  FROM made, unnest(ARRAY['room link', 'payment link']) AS link
)
INSERT INTO payment (
  id, mode, call_id, amount_cents, refunded_cents, status, stripe_session, created_at, expires_at, paid_at, purpose, session_id,
  provider_payment, shown_at, link, reservation_id, sync_status, sync_error, sync_failed_at, synced_at, metadata
)
SELECT id, mode, call_id, cents, CASE status WHEN 'refunded' THEN cents ELSE 0 END, status, 'cs_test_' || md5(id::text) || md5(call_id),
  at, at + interval '24 hours', CASE WHEN is_paid THEN at + interval '3 minutes' END, purpose, CASE purpose WHEN 'booking' THEN session_id END,
  CASE WHEN is_paid THEN 'pi_' || left(md5(id::text), 24) END, CASE purpose WHEN 'booking' THEN at END, 'https://checkout.stripe.example/c/pay/' || md5(id::text),
  CASE WHEN is_paid AND NOT is_rare THEN (100000000000 + number * 7919)::text END,
  CASE WHEN is_rare THEN 'failed' WHEN is_paid THEN 'synced' END, CASE WHEN is_rare THEN 'Cloudbeds did not answer.' END,
  CASE WHEN is_rare THEN at + interval '1 hour' END, CASE WHEN is_paid AND NOT is_rare THEN at + interval '4 minutes' END,
  jsonb_build_object('guestName', guest_name, 'guestEmail', email, 'guestPhone', phone, 'firstName', first_name, 'lastName', last_name,
    'startDate', start_date, 'endDate', end_date, 'adults', 2, 'children', 0, 'roomTypeId', '200', 'roomTypeName', 'King Suite', 'rateId', '300')
FROM made, LATERAL (SELECT status IN ('completed', 'refunded') AS is_paid, fill.is_rare(number, fill.payments()) AS is_rare) AS told
ORDER BY number;
