-- A month of a hotel of release 0.1.0, in that release's tables: twelve calls and a chat a day, every third call with a link, half of these
-- paid, and something in each other table that people would miss. Days are counted back from today in hotel time; of today, the calls are
-- spread over what has gone by of it.
BEGIN;
SET LOCAL TIME ZONE 'America/Chicago';

CREATE FUNCTION month_hash(name text) RETURNS bytea IMMUTABLE RETURN sha256(convert_to(name, 'UTF8'));
CREATE FUNCTION month_uuid(name text) RETURNS uuid IMMUTABLE RETURN md5(name)::uuid;

INSERT INTO account (id, name, email, role, password_hash, created_at)
SELECT month_uuid('account ' || role), initcap(role), role || '@first.example', role, 'x', now() - interval '40 days'
FROM unnest(ARRAY['owner', 'manager', 'front_desk', 'viewer']) AS role;
INSERT INTO setting (key, value, updated_by)
VALUES ('mode', '"test"', month_uuid('account owner')), ('testCallNumbers', '["+13125550100", "+13125550101"]', month_uuid('account owner'));

CREATE TEMPORARY TABLE month_call ON COMMIT DROP AS
SELECT day, number, day * 12 + number AS nth, 'month-' || day || '-' || number AS id,
  CASE WHEN day = 0 THEN date_trunc('day', now()) + (now() - date_trunc('day', now())) * number / 13.0
    ELSE (current_date - day) + time '07:30' + interval '67 minutes' * number END AS at,
  '+1312555' || lpad((1000 + (day * 7 + number * 13) % 211)::text, 4, '0') AS phone,
  (ARRAY['Ana', 'Björk', 'Chloë', 'Dmitri', 'Ewa', 'Zoë'])[1 + (day + number) % 6] AS first_name,
  (ARRAY['Müller', 'O''Hara', 'Núñez', 'Smith', 'Şahin'])[1 + (day * 3 + number) % 5] AS last_name
FROM generate_series(0, 29) AS day, generate_series(1, 12) AS number;

INSERT INTO call (id, mode, status, kind, assistant_id, assistant_name, caller_number, caller_name, started_at, ended_at, duration_ms,
  ended_reason, cost_usd, cost_parts, latency_ms, summary, transcript, recording, notes, outcome, merge_state, has_report)
SELECT id, CASE WHEN number = 12 AND day % 2 = 1 THEN 'live' ELSE 'test' END, 'ended', 'inboundPhoneCall', 'assistant-guest', 'Front desk',
  phone, first_name || ' ' || last_name, at, at + interval '3 minutes', 120000 + nth * 500, 'customer-ended-call',
  round(0.11 + nth % 17 * 0.0123, 6), '{"model": 0.04, "voice": 0.05}', 700 + nth % 300, 'Asked for a room.',
  'AI: Good day.' || E'\nUser: A room for two, 50% off?', jsonb_build_object('url', 'https://recordings.example/' || id || '.wav'),
  CASE WHEN nth % 40 = 0 THEN 'Called back' ELSE '' END, CASE WHEN number % 6 = 0 THEN 'booked' WHEN number % 3 = 0 THEN 'paid_pending' ELSE 'info' END,
  jsonb_build_object('facts', jsonb_build_object('callerNumber', phone), 'provenance', '{}'::jsonb, 'hasReport', true,
    'firstSeenAt', floor(extract(epoch FROM at) * 1000)), true
FROM month_call;
INSERT INTO call (id, mode, status, kind, started_at, ended_at, duration_ms, cost_usd, merge_state, has_report)
SELECT 'chat-' || day, 'test', 'ended', 'webChat', at + interval '1 second', at + interval '1 minute', 60000, 0.02,
  '{"facts": {}, "provenance": {}, "firstSeenAt": 0, "hasReport": true}', true
FROM month_call WHERE number = 2;
-- two of those that later releases change on purpose: a withheld number that was taken for one, and consent for a number that was only typed
UPDATE call SET caller_number = '+464', merge_state = jsonb_set(merge_state, '{facts,callerNumber}', '"+464"') WHERE id = 'month-9-7';
INSERT INTO consent (mode, who, what, how, text_version, given_at) VALUES ('test', '+13125550999', 'text', 'conversation', 'v1', now() - interval '4 days');
INSERT INTO call_turn (call_id, position, speaker, text, started_ms, duration_ms)
SELECT id, position, CASE position WHEN 0 THEN 'assistant' ELSE 'guest' END, 'Turn ' || position, position * 4000, 3000
FROM month_call, generate_series(0, 3) AS position;
INSERT INTO tool_call (call_id, id, name, arguments, result, started_ms, duration_ms, answered_by)
SELECT id, 'tool-' || id, 'check_availability', '{"adults": 2}', 'Two rooms are free.', 9000, 400, 'us' FROM month_call;
INSERT INTO call_review (call_id, tags, status, set_by, set_at, revision)
SELECT id, '{complaint}', 'reviewed', 'manager@first.example', at, 2 FROM month_call WHERE nth % 30 = 1;
INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, received_at, processed_at)
SELECT 'vapi', 'report ' || id, 'end-of-call-report', 'test', jsonb_build_object('callId', id), CASE WHEN nth % 120 = 1 THEN 'dead' ELSE 'done' END,
  1, at, at FROM month_call;

INSERT INTO guest_session (id, purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, status, choice, guest, shown,
  created_at, opened_at, chosen_at, expires_at)
SELECT month_uuid('session ' || id), 'room_selection', month_hash('session ' || id), 'test', id, current_date - day + 9, current_date - day + 11, 2, 1, phone,
  'contact_submitted', '{"roomTypeId": "200", "roomTypeName": "King Suite", "rateId": "300", "price": {"totalCents": 24750}}',
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', 'guest' || nth || '@mail.example', 'phone', phone), '{"200 300": 24750}',
  at, at + interval '1 second', at + interval '2 seconds', at + interval '24 hours'
FROM month_call WHERE number % 3 = 0;
INSERT INTO payment (id, mode, call_id, amount_cents, refunded_cents, status, stripe_session, created_at, expires_at, paid_at, purpose, session_id,
  provider_payment, link, reservation_id, sync_status, sync_error, sync_failed_at, synced_at, metadata)
SELECT month_uuid('payment ' || id), 'test', id, 9950 + nth * 37, CASE WHEN status = 'refunded' THEN 9950 + nth * 37 WHEN nth % 60 = 6 THEN 1000 ELSE 0 END,
  status, 'cs_test_' || id, at, at + interval '24 hours', CASE WHEN is_paid THEN at END, CASE WHEN nth % 36 = 18 THEN 'extension' ELSE 'booking' END,
  month_uuid('session ' || id), CASE WHEN is_paid THEN 'pi_' || id END, 'https://checkout.example/' || id, CASE WHEN is_paid THEN 'R' || nth END,
  CASE WHEN is_paid AND nth % 72 = 42 THEN 'failed' WHEN is_paid THEN 'synced' END, CASE WHEN is_paid AND nth % 72 = 42 THEN 'Cloudbeds did not answer.' END,
  CASE WHEN is_paid AND nth % 72 = 42 THEN at END, CASE WHEN is_paid AND nth % 72 <> 42 THEN at END,
  jsonb_build_object('guestName', first_name || ' ' || last_name, 'guestEmail', 'guest' || nth || '@mail.example', 'guestPhone', phone,
    'firstName', first_name, 'lastName', last_name, 'startDate', current_date - day + 9, 'endDate', current_date - day + 11, 'adults', 2,
    'children', 1, 'roomTypeId', '200', 'roomTypeName', 'King Suite', 'rateId', '300')
FROM month_call, LATERAL (SELECT CASE WHEN number % 6 <> 0 THEN 'expired' WHEN nth % 48 = 24 THEN 'refunded' ELSE 'completed' END AS status) AS one,
  LATERAL (SELECT status <> 'expired' AS is_paid) AS other
WHERE number % 3 = 0;
INSERT INTO room_hold (session_id, mode, room_type_id, start_date, end_date, expires_at, booked_at)
SELECT month_uuid('session ' || id), 'test', '200', current_date - day + 9, current_date - day + 11, at + interval '1 hour', at FROM month_call WHERE number = 6;
INSERT INTO extension_request (mode, call_id, payment_id, reservation_id, guest_name, guest_phone, guest_email, room_type_name, requested_workflow,
  additional_nights, original_checkout_date, new_checkout_date, created_at)
SELECT mode, call_id, id, coalesce(reservation_id, 'R'), metadata->>'guestName', metadata->>'guestPhone', metadata->>'guestEmail', 'King Suite', 'before_11am', 1,
  (metadata->>'endDate')::date, (metadata->>'endDate')::date + 1, created_at FROM payment WHERE purpose = 'extension';
INSERT INTO text_message (mode, call_id, to_number, purpose, status, provider_id, key, created_at, updated_at)
SELECT 'test', id, phone, 'room link', CASE WHEN nth % 24 = 3 THEN 'failed' ELSE 'delivered' END, 'SM' || id, 'room link ' || id, at, at
FROM month_call WHERE number % 3 = 0;
INSERT INTO text_opt_out (mode, number, said, since) SELECT 'test', phone, 'STOP', at FROM month_call WHERE day = 5 AND number < 4;
INSERT INTO consent (mode, who, what, how, text_version, given_at) SELECT 'test', phone, 'text', 'call', 'v1', at FROM month_call WHERE day = 6;
INSERT INTO guest_intake (phone, email, check_in_date, check_out_date, created_at)
SELECT phone, 'guest' || nth || '@mail.example', current_date, current_date + 2, at FROM month_call WHERE number = 9;

INSERT INTO precheckin (token_hash, mode, reservation_id, call_id, payment_id, reservation_status, guest_name, guest_phone, guest_email, start_date, end_date,
  adults, children, room_type_name, due_cents, paid_cents, step, changed_at, sent_at, submitted_at, expires_at)
SELECT month_hash('precheckin ' || id), mode, reservation_id, call_id, id, 'confirmed', metadata->>'guestName', metadata->>'guestPhone',
  metadata->>'guestEmail', (metadata->>'startDate')::date, (metadata->>'endDate')::date, 2, 1, 'King Suite', amount_cents, amount_cents,
  'submitted', paid_at, paid_at, paid_at, now() + interval '20 days'
FROM payment WHERE status = 'completed' AND purpose = 'booking';
INSERT INTO signing_text (version, kind, title, paragraphs, first_shown_at)
VALUES ('v1', 'registration', 'Registration', '["I register."]', now() - interval '35 days');
INSERT INTO signed_record (precheckin_id, kind, at, text_version, signed_name, is_typed, address, image_hash, image_key)
SELECT id, 'registration', sent_at, 'v1', guest_name, true, '203.0.113.9', md5(id::text), 'guest/' || id FROM precheckin;

INSERT INTO reservation_event (mode, key, kind, reservation_id, at, start_date, end_date, status, guest_name, source)
SELECT mode, 'created ' || reservation_id, 'created', reservation_id, paid_at, (metadata->>'startDate')::date, (metadata->>'endDate')::date, 'confirmed',
  metadata->>'guestName', 'ai' FROM payment WHERE reservation_id IS NOT NULL;
INSERT INTO reservation_deed (mode, reservation_id, call_id, at) SELECT mode, reservation_id, call_id, paid_at FROM payment WHERE reservation_id IS NOT NULL;
INSERT INTO employee (mode, cloudbeds_employee_id, phone_number, first_name, last_name, email, role, is_active)
SELECT 'test', 'E' || number, '312555020' || number, 'Employee', 'No. ' || number, NULL, 'Housekeeper', true FROM generate_series(1, 8) AS number;
INSERT INTO verification_log (mode, employee_name, phone_number, success, error_message, call_id, created_at)
SELECT 'test', 'Employee No. 1', '3125550201', number < 8, CASE WHEN number >= 8 THEN 'Wrong code' END, id, at FROM month_call WHERE number IN (7, 8);

INSERT INTO assistant (mode, assistant_id, name, assistant_type, status, first_message, system_prompt, last_published_at, published_version)
VALUES ('test', 'assistant-guest', 'Front desk', 'guest', 'published', 'Good day.', 'You sell rooms.', now() - interval '9 days', 2);
INSERT INTO assistant_version (assistant, version, published_at, author, note, is_verified, draft, prompt, tool_names, documentation)
SELECT assistant.id, version, now() - interval '1 day' * (11 - version), 'owner@first.example', 'No. ' || version, true, '{}', 'You sell rooms.', '[]', '[]'
FROM assistant, generate_series(1, 2) AS version;
INSERT INTO ai_documentation (category, title, content, "order", revision) SELECT 'policies', 'Entry ' || number, 'Text', number, 1 FROM generate_series(1, 6) AS number;
INSERT INTO ai_documentation_change (documentation, author, change, entry) SELECT id, 'owner@first.example', 'created', '{}' FROM ai_documentation;
INSERT INTO golden_call (name, assistant_type, turns, is_active, created_by)
SELECT 'Golden ' || number, 'guest', '[{"say": "A room"}]', true, 'owner@first.example' FROM generate_series(1, 3) AS number;

INSERT INTO match_run (id, mode, started_at, since, finished_at, found)
VALUES (month_uuid('run'), 'test', now() - interval '1 day', now() - interval '8 days', now() - interval '23 hours', 2);
INSERT INTO payment_difference (mode, key, kind, amount_cents, says, at, payment_id, run_id, first_seen_at, last_seen_at)
SELECT mode, 'difference ' || id, 'amount', 100, '{}', paid_at, id, month_uuid('run'), now() - interval '1 day', now()
FROM payment WHERE status = 'refunded' ORDER BY id LIMIT 2;
INSERT INTO web_conversation (id, token_hash, mode, assistant, assistant_id, guest_name, phone, ip, said, created_at, expires_at)
SELECT 'chat-' || day, month_hash('chat ' || day), 'test', 'booking', 'assistant-guest', first_name, phone, '203.0.113.7', 3, at, now() + interval '1 day'
FROM month_call WHERE number = 2;
INSERT INTO audit_event (at, actor_id, actor_email, actor_kind, action, detail, subject_type, subject_id, subject_label)
SELECT at, month_uuid('account manager'), 'manager@first.example', 'person', 'call.noted', jsonb_build_object('callId', id), 'call', id, first_name
FROM month_call WHERE number IN (4, 5);
INSERT INTO alert_read (account_id, alert_id, at) VALUES (month_uuid('account manager'), 'unsynced-payments', now());
INSERT INTO alert_message (mode, alert_id, kind, alert, sent_at)
SELECT 'test', 'unsynced-payments', kind, '{}', now() - interval '3 days' FROM unnest(ARRAY['raised', 'resolved']) AS kind;
INSERT INTO privacy_request (kind, person_hash, requested_at, requested_by, finished_at) VALUES ('erasure', 'h', now() - interval '12 days', 'owner@first.example', now() - interval '12 days');
INSERT INTO erased_subject (hash) VALUES ('h');

DROP FUNCTION month_uuid, month_hash;
COMMIT;
