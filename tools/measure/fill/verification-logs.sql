INSERT INTO verification_log (id, mode, employee_name, phone_number, success, error_message, ip_address, call_id, created_at)
SELECT fill.id('attempt', number), fill.mode(number, of), CASE
    WHEN is_rare THEN 'Ottoline Farthing'
    WHEN share < 0.94 THEN fill.name(1 + floor(power(fill.share(number, 60), 2) * 60)::bigint)
  END,
  (5125550000 + floor(fill.share(number, 61) * 60)::bigint)::text, share < 0.9 AND NOT is_rare,
  CASE WHEN share >= 0.9 OR is_rare THEN 'Invalid or expired verification code' END,
  CASE WHEN fill.share(number, 62) < 0.1 THEN '203.0.113.7' END,
  CASE WHEN fill.share(number, 62) >= 0.1 THEN fill.id('call', number * 10) END, fill.moment(number, of)
FROM generate_series($1::bigint, $2::bigint) AS number,
  LATERAL (SELECT fill.calls() / 10 AS of) AS all_of_them,
  LATERAL (SELECT fill.share(number, 63) AS share, fill.is_rare(number, of) AS is_rare) AS drawn
ORDER BY number;
