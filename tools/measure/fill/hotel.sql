-- What a hotel has few of, however many call.

INSERT INTO assistant (mode, assistant_id, name, assistant_type, status, last_published_at)
SELECT 'test', fill.id('assistant', number), name, type, 'published', now() - interval '3 days'
FROM (VALUES
  (1, 'Guest line', 'guest'), (2, 'Staff line', 'staff'), (3, 'Stay line', 'customer_experience'), (4, 'Night desk', 'guest')
) AS made (number, name, type);

INSERT INTO golden_call (name, assistant_type, turns, is_active, created_by)
SELECT 'Golden call ' || number, fill.pick(ARRAY['guest', 'staff', 'customer_experience'], fill.share(number, 1)),
  '[{"says": "Do you have a room on Friday?", "expects": [{"kind": "uses_tool", "name": "get_availability_and_rates"}]}]', true, 'Owner'
FROM generate_series(1, 20) AS number;

INSERT INTO ai_documentation (category, title, content, "order")
SELECT fill.pick(ARRAY['Guest Communication', 'Property-Management Integration', 'Communication Rules'], fill.share(number, 1)),
  'Entry ' || number, repeat('How to answer when somebody asks about parking. ', 20), number
FROM generate_series(1, 40) AS number;

INSERT INTO employee (id, mode, phone_number, first_name, last_name, email, role, is_active)
SELECT fill.id('employee', number), 'test', (5125550000 + number)::text, fill.first_name(number), fill.last_name(number),
  fill.email(number), fill.pick(ARRAY['Front Desk', 'Housekeeper', 'Manager', 'Maintenance'], fill.share(number, 7)), true
FROM generate_series(1, 60) AS number;

-- each service is looked at every 30 seconds, and that is kept for 30 days
INSERT INTO provider_check (provider, mode, ok, response_ms, error, checked_at)
SELECT provider, 'test', share < 0.998, 60 + share * 300, CASE WHEN share >= 0.998 THEN 'It did not answer.' END, at
FROM generate_series(now() - interval '30 days', now(), interval '30 seconds') AS at,
  unnest(ARRAY['vapi', 'cloudbeds', 'stripe', 'twilio']) AS provider,
  LATERAL (SELECT fill.share(extract(epoch FROM at)::bigint, length(provider)) AS share) AS shared;

INSERT INTO alert_message (mode, alert_id, kind, alert, sent_at)
SELECT 'test', 'paid-not-synced-test', fill.pick(ARRAY['raised', 'resolved'], number % 2 / 2.0), jsonb_build_object(
  'id', 'paid-not-synced-test', 'kind', 'unsynced-payments', 'count', 1, 'severity', 'critical',
  'since', now(), 'newestAt', now(), 'link', '/payments?unsynced=true'), now() - interval '1 day' * (200 - number)
FROM generate_series(1, 200) AS number;

-- one match a night
INSERT INTO match_run (id, mode, started_at, since, finished_at, compared, found)
SELECT fill.id('match', night), 'test', at, at - interval '30 days', at + interval '1 minute', '{"stripe": 100, "here": 100}', 3
FROM generate_series(1, 730) AS night, LATERAL (SELECT now() - interval '1 day' * (731 - night) AS at) AS started;

-- As many views as one person keeps.
INSERT INTO saved_view (account_id, list, name, search)
SELECT id, 'calls', 'View ' || number, '[["outcome", "booked"]]' FROM account, generate_series(1, 50) AS number;

-- What guests asked to see or to have erased.
INSERT INTO privacy_request (kind, person_hash, requested_at, requested_by, finished_at)
SELECT fill.pick(ARRAY['export', 'erasure'], number % 2 / 2.0), md5('person ' || number), at, 'owner@hotel.example', at + interval '1 minute'
FROM generate_series(1, 200) AS number, LATERAL (SELECT now() - interval '1 day' * (200 - number) AS at) AS asked;
