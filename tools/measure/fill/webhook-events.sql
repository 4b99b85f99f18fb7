-- A report of every call, and now and then a word of the others.
INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error, received_at, processed_at)
SELECT provider, provider || ' ' || call, kind, fill.mode(call, fill.calls()),
  jsonb_build_object('type', kind, 'id', md5(call::text), 'data', repeat('as it came ', 20)),
  CASE WHEN is_dead THEN 'dead' ELSE 'done' END, CASE WHEN is_dead THEN 6 ELSE 0 END,
  CASE WHEN is_dead THEN 'Nobody understands this.' END, at, CASE WHEN NOT is_dead THEN at + interval '1 second' END
FROM generate_series($1::bigint, $2::bigint) AS call,
  LATERAL (VALUES
    ('vapi', 'end-of-call-report', true), ('stripe', 'checkout.session.completed', call % 5 = 0),
    ('twilio', 'status', call % 5 = 1), ('cloudbeds', 'reservation/created', fill.is_rare(call, fill.calls()))
  ) AS arrived (provider, kind, is_sent),
  LATERAL (SELECT fill.is_rare(call, fill.calls()) AND provider = 'vapi' AS is_dead, fill.moment(call, fill.calls()) AS at) AS told
WHERE is_sent
ORDER BY call;
