INSERT INTO extension_request (
  id, mode, call_id, payment_id, reservation_id, guest_name, guest_phone, guest_email, room_type_name, requested_workflow,
  additional_nights, original_checkout_date, new_checkout_date, created_at
)
SELECT fill.id('extension', number), mode, call_id, id, (100000000000 + number * 7919)::text, metadata->>'guestName',
  metadata->>'guestPhone', metadata->>'guestEmail', metadata->>'roomTypeName',
  CASE WHEN fill.share(number, 50) < 0.7 THEN 'before_11am' ELSE 'after_11am' END, 1, created_at::date, created_at::date + 1, created_at
FROM generate_series($1::bigint, $2::bigint) AS number JOIN payment ON payment.id = fill.id('payment', number)
WHERE payment.purpose = 'extension'
ORDER BY number;
