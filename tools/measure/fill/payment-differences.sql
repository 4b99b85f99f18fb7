-- One payment of eight was told in different ways; some matched later, of some somebody said why, and most nobody looked at.
INSERT INTO payment_difference (
  mode, key, kind, amount_cents, says, at, guest_name, payment_id, stripe_session, run_id, first_seen_at, last_seen_at, ended_at,
  explained_by, explained_at, note
)
SELECT mode, 'difference of ' || id, 'amount_differs', 500, '{"stripe": "paid $120.00", "here": "paid $125.00"}', created_at,
  metadata->>'guestName', id, stripe_session, fill.id('match', 730), seen, seen, CASE WHEN share < 0.3 THEN seen + interval '1 day' END,
  CASE WHEN share > 0.9 THEN 'Owner' END, CASE WHEN share > 0.9 THEN seen END, CASE WHEN share > 0.9 THEN 'Paid the rest in cash.' END
FROM generate_series($1::bigint, $2::bigint) AS number JOIN payment ON payment.id = fill.id('payment', number),
  LATERAL (SELECT fill.share(number, 61) AS share, created_at + interval '1 hour' AS seen) AS told
WHERE fill.share(number, 60) < 0.12
ORDER BY number;
