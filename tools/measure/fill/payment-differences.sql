-- One payment of a hundred was told in different ways for a day; some of these stay, and somebody said why. The three rare ones are open.
INSERT INTO payment_difference (
  mode, key, kind, amount_cents, says, at, guest_name, payment_id, stripe_session, run_id, first_seen_at, last_seen_at, ended_at,
  explained_by, explained_at, note
)
SELECT mode, 'difference of ' || id, 'amount_differs', 500, '{"stripe": "paid $120.00", "here": "paid $125.00"}', created_at,
  metadata->>'guestName', id, stripe_session, fill.id('match', 730), seen, seen,
  CASE WHEN NOT is_rare AND NOT stays THEN seen + interval '1 day' END,
  CASE WHEN stays THEN 'Owner' END, CASE WHEN stays THEN seen END, CASE WHEN stays THEN 'Paid the rest in cash.' END
FROM generate_series($1::bigint, $2::bigint) AS number JOIN payment ON payment.id = fill.id('payment', number), LATERAL (SELECT
  fill.is_rare(number, fill.payments()) AS is_rare,
  NOT fill.is_rare(number, fill.payments()) AND fill.share(number, 61) < 0.05 AS stays,
  created_at + interval '1 hour' AS seen
) AS told
WHERE is_rare OR fill.share(number, 60) < 0.01
ORDER BY number;
