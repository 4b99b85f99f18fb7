INSERT INTO tool_call (call_id, id, name, arguments, result, error, started_ms, duration_ms, answered_by)
SELECT fill.id('call', call), 'call_' || left(md5(call || '-' || place), 24),
  fill.pick(ARRAY['get_availability_and_rates', 'get_property_facts', 'send_room_selection_link', 'lookup_reservation'], share),
  '{"startDate": "2026-03-06", "endDate": "2026-03-08", "adults": 2, "children": 0}',
  CASE WHEN share < 0.98 THEN 'Three rooms are free. King Suite: 129 dollars a night, 291.48 in total. Double Queen: 119 dollars a night.' END,
  CASE WHEN share >= 0.98 THEN 'Cloudbeds did not answer in time.' END, place * 20000, 80 + floor(share * 900), 'us'
FROM generate_series($1::bigint, $2::bigint) AS call, generate_series(1, floor(fill.share(call, 20) * 4)::int) AS place,
  LATERAL (SELECT fill.share(call * 8 + place, 21) AS share) AS shared;
