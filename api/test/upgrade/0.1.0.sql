-- The database of release 0.1.0 (commit 8c962c1), as its own 43 migrations made it, each after its name. Nothing here follows later changes
-- of the product: it is what hotels of that release have. docs/operating/upgrade.md says how a release adds its own.

CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL);

-- Initial1763700000000
BEGIN;
CREATE TABLE account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'front_desk', 'viewer')),
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz
);
CREATE UNIQUE INDEX account_email ON account (lower(email));
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  active_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE TABLE sign_in_link (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE TABLE setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES account ON DELETE SET NULL
);
CREATE TABLE inbound_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  event_key text NOT NULL,
  kind text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  payload jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'dead')),
  attempts int NOT NULL DEFAULT 0,
  last_error text,
  received_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  UNIQUE (provider, event_key)
);
CREATE INDEX inbound_event_pending ON inbound_event (id) WHERE status = 'pending';
CREATE INDEX inbound_event_dead ON inbound_event (id DESC) WHERE status = 'dead';
CREATE TABLE call (
  id text PRIMARY KEY,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  status text NOT NULL,
  kind text,
  assistant_id text,
  assistant_name text,
  caller_number text,
  caller_name text,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  duration_ms int,
  ended_reason text,
  cost_usd numeric(12, 6),
  cost_parts jsonb NOT NULL DEFAULT '{}',
  latency_ms int,
  summary text,
  transcript text NOT NULL DEFAULT '',
  recording jsonb,
  notes text NOT NULL DEFAULT '',
  outcome text NOT NULL DEFAULT 'info' CHECK (outcome IN ('booked', 'paid_pending', 'info')),
  merge_state jsonb NOT NULL,
  has_report boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  words tsvector GENERATED ALWAYS AS (
    to_tsvector('simple', regexp_replace(left(transcript, 200000), '[^[:alnum:]]+', ' ', 'g'))
  ) STORED,
  caller_digits text GENERATED ALWAYS AS (regexp_replace(coalesce(caller_number, ''), '\D', '', 'g')) STORED
);
CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC);
CREATE INDEX call_words ON call USING gin (words);
CREATE TABLE call_turn (
  call_id text NOT NULL REFERENCES call ON DELETE CASCADE,
  position int NOT NULL,
  speaker text NOT NULL CHECK (speaker IN ('assistant', 'guest')),
  text text NOT NULL,
  started_ms int,
  duration_ms int,
  PRIMARY KEY (call_id, position)
);
CREATE TABLE tool_call (
  call_id text NOT NULL REFERENCES call ON DELETE CASCADE,
  id text NOT NULL,
  name text NOT NULL,
  arguments jsonb NOT NULL DEFAULT '{}',
  result text,
  error text,
  started_ms int,
  duration_ms int,
  answered_by text CHECK (answered_by IN ('us', 'provider')),
  PRIMARY KEY (call_id, id)
);
CREATE TABLE payment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  call_id text,
  amount_cents int NOT NULL CHECK (amount_cents >= 0),
  refunded_cents int NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  status text NOT NULL,
  stripe_session text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  paid_at timestamptz,
  metadata jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX payment_paid ON payment (mode, paid_at);
CREATE INDEX payment_call ON payment (call_id);
CREATE TABLE provider_check (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  ok boolean NOT NULL,
  response_ms int NOT NULL,
  error text,
  checked_at timestamptz NOT NULL
);
CREATE INDEX provider_check_newest ON provider_check (provider, mode, checked_at DESC);
CREATE TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);
CREATE TABLE remote_release (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  digest text NOT NULL,
  release jsonb NOT NULL,
  released_by text NOT NULL,
  reason text NOT NULL,
  released_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX remote_release_newest ON remote_release (remote, id DESC);
INSERT INTO migrations (timestamp, name) VALUES (1763700000000, 'Initial1763700000000');
COMMIT;

-- Providers1763740000000
BEGIN;
CREATE UNLOGGED TABLE pace (
  name text PRIMARY KEY,
  turns timestamptz[] NOT NULL
);
CREATE TABLE provider_cache (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE cloudbeds_connection (
  mode text PRIMARY KEY CHECK (mode IN ('test', 'live')),
  property_id text NOT NULL,
  access_token text NOT NULL,
  refresh_token text NOT NULL,
  expires_at timestamptz NOT NULL,
  problem text,
  connected_by uuid REFERENCES account ON DELETE SET NULL,
  connected_at timestamptz NOT NULL DEFAULT now(),
  refreshed_at timestamptz
);
CREATE TABLE assistant (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  assistant_id text NOT NULL,
  name text NOT NULL,
  assistant_type text NOT NULL CHECK (assistant_type IN ('guest', 'staff', 'customer_experience')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('published', 'draft', 'error')),
  voice_id text,
  voice_provider text,
  last_published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (mode, assistant_id)
);
CREATE TABLE text_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  call_id text,
  to_number text NOT NULL,
  purpose text NOT NULL,
  status text NOT NULL,
  provider_id text,
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (mode, provider_id)
);
CREATE TABLE text_opt_out (
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  number text NOT NULL,
  said text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (mode, number)
);
INSERT INTO migrations (timestamp, name) VALUES (1763740000000, 'Providers1763740000000');
COMMIT;

-- Bookings1763760000000
BEGIN;
CREATE TABLE guest_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  purpose text NOT NULL CHECK (purpose IN ('room_selection', 'booking_details')),
  token_hash bytea NOT NULL UNIQUE,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  call_id text,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date > start_date),
  adults int NOT NULL CHECK (adults > 0),
  children int NOT NULL CHECK (children >= 0),
  guest_phone text NOT NULL,
  status text NOT NULL DEFAULT 'available' CHECK (status IN ('available', 'selected', 'contact_submitted')),
  shown jsonb NOT NULL DEFAULT '{}',
  choice jsonb,
  guest jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX guest_session_call ON guest_session (call_id, created_at DESC);
CREATE INDEX guest_session_phone ON guest_session (mode, guest_phone, created_at DESC);
CREATE TABLE room_hold (
  session_id uuid PRIMARY KEY REFERENCES guest_session ON DELETE CASCADE,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  room_type_id text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  expires_at timestamptz NOT NULL,
  booked_at timestamptz
);
CREATE INDEX room_hold_room ON room_hold (mode, room_type_id, expires_at);
CREATE TABLE guest_intake (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  phone text NOT NULL,
  email text NOT NULL,
  check_in_date date NOT NULL,
  check_out_date date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guest_intake_phone ON guest_intake (phone, created_at DESC);
ALTER TABLE payment ALTER created_at TYPE timestamptz(3);
UPDATE payment SET status = 'completed' WHERE status = 'paid';
ALTER TABLE payment
  ADD purpose text NOT NULL DEFAULT 'booking' CHECK (purpose IN ('booking', 'extension', 'balance')),
  ADD session_id uuid REFERENCES guest_session,
  ADD provider_payment text,
  ADD link text,
  ADD reservation_id text,
  ADD sync_status text CHECK (sync_status IN ('pending', 'synced', 'failed')),
  ADD sync_error text,
  ADD synced_at timestamptz,
  ADD closed_by uuid REFERENCES account ON DELETE SET NULL,
  ADD closed_note text;
CREATE UNIQUE INDEX payment_session ON payment (session_id) WHERE status IN ('pending', 'completed');
CREATE INDEX payment_newest ON payment (mode, created_at DESC, id DESC);
CREATE INDEX payment_provider ON payment (provider_payment);
CREATE INDEX payment_unsynced ON payment (mode, paid_at) WHERE sync_status IN ('pending', 'failed');
CREATE INDEX payment_open ON payment (created_at) WHERE status = 'pending';
ALTER TABLE text_message ADD key text;
CREATE UNIQUE INDEX text_message_key ON text_message (mode, key) WHERE status <> 'failed';
INSERT INTO migrations (timestamp, name) VALUES (1763760000000, 'Bookings1763760000000');
COMMIT;

-- Extensions1763780000000
BEGIN;
CREATE TABLE extension_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  call_id text,
  payment_id uuid NOT NULL UNIQUE REFERENCES payment,
  reservation_id text NOT NULL,
  guest_name text NOT NULL,
  guest_phone text NOT NULL,
  guest_email text NOT NULL,
  room_type_name text NOT NULL,
  requested_workflow text NOT NULL CHECK (requested_workflow IN ('before_11am', 'after_11am')),
  additional_nights int NOT NULL CHECK (additional_nights > 0),
  original_checkout_date date NOT NULL,
  new_checkout_date date NOT NULL CHECK (new_checkout_date > original_checkout_date),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX extension_request_newest ON extension_request (mode, created_at DESC, id DESC);
CREATE TABLE call_verification (
  call_id text PRIMARY KEY,
  employee_name text NOT NULL,
  employee_role text NOT NULL,
  verified_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_reservation ON payment (mode, reservation_id) WHERE reservation_id IS NOT NULL;
CREATE INDEX payment_guest ON payment (mode, (metadata->>'guestPhone')) WHERE reservation_id IS NOT NULL;
INSERT INTO migrations (timestamp, name) VALUES (1763780000000, 'Extensions1763780000000');
COMMIT;

-- HeldNights1763800000000
BEGIN;
ALTER TABLE room_hold DROP CONSTRAINT room_hold_pkey;
ALTER TABLE room_hold
  ADD id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ALTER session_id DROP NOT NULL,
  ADD payment_id uuid REFERENCES payment ON DELETE CASCADE,
  ADD CHECK (num_nonnulls(session_id, payment_id) = 1);
CREATE INDEX room_hold_session ON room_hold (session_id);
CREATE INDEX room_hold_payment ON room_hold (payment_id);
ALTER TABLE extension_request ADD agreed_total_cents int;
INSERT INTO migrations (timestamp, name) VALUES (1763800000000, 'HeldNights1763800000000');
COMMIT;

-- Assistants1763820000000
BEGIN;
ALTER TABLE assistant
  ADD vapi_phone_number_id text,
  ADD description text,
  ADD agent_name text,
  ADD hotel_name text,
  ADD personality text,
  ADD first_message text,
  ADD first_message_mode text CHECK (first_message_mode IN
    ('assistant-speaks-first', 'assistant-speaks-first-with-model-generated-message')),
  ADD voicemail_message text,
  ADD end_call_message text,
  ADD model_provider text CHECK (model_provider IN ('openai', 'anthropic')),
  ADD model_name text,
  ADD transcriber_provider text CHECK (transcriber_provider IN ('deepgram', 'assembly')),
  ADD transcriber_model text,
  ADD booking_logic text,
  ADD system_prompt text,
  ADD revision int NOT NULL DEFAULT 1,
  ADD archived_at timestamptz,
  ADD image_hash text,
  ADD published_version int,
  ADD drift jsonb NOT NULL DEFAULT '[]',
  ADD drift_since timestamptz,
  ADD drift_checked_at timestamptz,
  ADD publishing_until timestamptz,
  ADD publishing_by text;
CREATE TABLE assistant_image (
  assistant int PRIMARY KEY REFERENCES assistant,
  webp bytea NOT NULL
);
CREATE TABLE assistant_version (
  assistant int NOT NULL REFERENCES assistant,
  version int NOT NULL CHECK (version > 0),
  published_at timestamptz(3) NOT NULL DEFAULT now(),
  author text NOT NULL,
  note text NOT NULL,
  is_verified boolean NOT NULL,
  draft jsonb NOT NULL,
  prompt text NOT NULL,
  tool_names jsonb NOT NULL,
  documentation jsonb NOT NULL,
  PRIMARY KEY (assistant, version)
);
CREATE TABLE ai_documentation (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  category text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  "order" int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3)
);
CREATE TABLE ai_documentation_change (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  documentation int NOT NULL REFERENCES ai_documentation,
  at timestamptz(3) NOT NULL DEFAULT now(),
  author text NOT NULL,
  change text NOT NULL CHECK (change IN ('created', 'updated', 'deleted', 'restored')),
  entry jsonb NOT NULL
);
CREATE INDEX ai_documentation_change_newest ON ai_documentation_change (documentation, id DESC);
INSERT INTO migrations (timestamp, name) VALUES (1763820000000, 'Assistants1763820000000');
COMMIT;

-- GoldenCalls1763840000000
BEGIN;
CREATE TABLE golden_call (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  assistant_type text NOT NULL CHECK (assistant_type IN ('guest', 'staff', 'customer_experience')),
  turns jsonb NOT NULL,
  is_active boolean NOT NULL,
  from_call_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL
);
INSERT INTO migrations (timestamp, name) VALUES (1763840000000, 'GoldenCalls1763840000000');
COMMIT;

-- RevokedLinks1763860000000
BEGIN;
ALTER TABLE guest_session ADD revoked_at timestamptz;
INSERT INTO migrations (timestamp, name) VALUES (1763860000000, 'RevokedLinks1763860000000');
COMMIT;

-- ForeignTools1763900000000
BEGIN;
ALTER TABLE assistant_version ADD foreign_tools jsonb;
INSERT INTO migrations (timestamp, name) VALUES (1763900000000, 'ForeignTools1763900000000');
COMMIT;

-- GoldenResults1763920000000
BEGIN;
ALTER TABLE golden_call ADD last_result jsonb;
INSERT INTO migrations (timestamp, name) VALUES (1763920000000, 'GoldenResults1763920000000');
COMMIT;

-- DocumentationRevision1763930000000
BEGIN;
ALTER TABLE ai_documentation ADD revision int NOT NULL DEFAULT 0;
UPDATE ai_documentation SET revision =
  (SELECT count(*) FROM ai_documentation_change WHERE documentation = ai_documentation.id);
INSERT INTO migrations (timestamp, name) VALUES (1763930000000, 'DocumentationRevision1763930000000');
COMMIT;

-- SupersededLinks1763940000000
BEGIN;
ALTER TABLE guest_session ADD superseded_at timestamptz;
INSERT INTO migrations (timestamp, name) VALUES (1763940000000, 'SupersededLinks1763940000000');
COMMIT;

-- Audit1763950000000
BEGIN;
CREATE TABLE audit_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  actor_email text NOT NULL,
  action text NOT NULL,
  detail jsonb NOT NULL
);
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'What the audit log holds is not changed.'; END $$;
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
INSERT INTO migrations (timestamp, name) VALUES (1763950000000, 'Audit1763950000000');
COMMIT;

-- PaymentSearch1763950000001
BEGIN;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE payment ADD search text GENERATED ALWAYS AS (lower(
  coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
  regexp_replace(coalesce(metadata->>'guestPhone', ''), '\D', '', 'g') || ' ' ||
  coalesce(reservation_id, '') || ' ' || coalesce(stripe_session, '')
)) STORED;
CREATE INDEX payment_search ON payment USING gin (search gin_trgm_ops);
CREATE INDEX payment_status ON payment (mode, status, created_at DESC, id DESC);
INSERT INTO migrations (timestamp, name) VALUES (1763950000001, 'PaymentSearch1763950000001');
COMMIT;

-- Employees1763960000000
BEGIN;
CREATE TABLE employee (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  cloudbeds_employee_id text,
  phone_number text CHECK (phone_number ~ '^[0-9]{10}$'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  role text NOT NULL CHECK (role IN ('Front Desk', 'Housekeeper', 'Manager', 'Maintenance')),
  is_active boolean NOT NULL,
  missing_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT employee_active_has_phone CHECK (phone_number IS NOT NULL OR NOT is_active),
  CONSTRAINT employee_phone UNIQUE (mode, phone_number),
  CONSTRAINT employee_cloudbeds UNIQUE (mode, cloudbeds_employee_id)
);
CREATE TABLE verification_challenge (
  holder bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  phone text NOT NULL,
  call_id text,
  ip_address text,
  code_hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  passed_at timestamptz
);
CREATE INDEX verification_challenge_expired ON verification_challenge (expires_at);
CREATE TABLE verification_log (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  employee_name text,
  phone_number text NOT NULL,
  success boolean NOT NULL,
  error_message text,
  ip_address text,
  call_id text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX verification_log_newest ON verification_log (mode, created_at DESC, id DESC);
DROP TABLE call_verification;
CREATE TABLE call_verification (
  call_id text PRIMARY KEY,
  employee_id uuid NOT NULL REFERENCES employee ON DELETE CASCADE,
  verified_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX call_verification_employee ON call_verification (employee_id);
INSERT INTO migrations (timestamp, name) VALUES (1763960000000, 'Employees1763960000000');
COMMIT;

-- KeptAnswers1763970000000
BEGIN;
CREATE INDEX provider_cache_at ON provider_cache (at);
INSERT INTO migrations (timestamp, name) VALUES (1763970000000, 'KeptAnswers1763970000000');
COMMIT;

-- ReservationEvents1763980000000
BEGIN;
CREATE TABLE reservation_event (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  key text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('created', 'changed', 'cancelled')),
  reservation_id text NOT NULL,
  at timestamptz NOT NULL,
  start_date date,
  end_date date,
  status text,
  guest_name text,
  source text
);
CREATE INDEX reservation_event_newest ON reservation_event (mode, at DESC, id DESC);
CREATE INDEX reservation_event_kind ON reservation_event (mode, kind, at DESC, id DESC);
CREATE INDEX reservation_event_of ON reservation_event (reservation_id, at DESC, id DESC);
CREATE TABLE reservation_deed (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  reservation_id text NOT NULL,
  call_id text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX reservation_deed_of ON reservation_deed (reservation_id, at);
INSERT INTO migrations (timestamp, name) VALUES (1763980000000, 'ReservationEvents1763980000000');
COMMIT;

-- Alerts1763990000000
BEGIN;
CREATE TABLE alert_read (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  alert_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, alert_id)
);
CREATE TABLE alert_acknowledgement (
  alert_id text PRIMARY KEY,
  acknowledged_by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE alert_message (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  alert_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('raised', 'resolved')),
  alert jsonb NOT NULL,
  sent_at timestamptz,
  error text
);
CREATE INDEX alert_message_newest ON alert_message (mode, alert_id, id DESC);
INSERT INTO migrations (timestamp, name) VALUES (1763990000000, 'Alerts1763990000000');
COMMIT;

-- SyncFailedAt1764060000000
BEGIN;
ALTER TABLE payment ADD sync_failed_at timestamptz;
INSERT INTO migrations (timestamp, name) VALUES (1764060000000, 'SyncFailedAt1764060000000');
COMMIT;

-- GoldenCallRevision1764080000000
BEGIN;
ALTER TABLE golden_call ADD revision int NOT NULL DEFAULT 1;
INSERT INTO migrations (timestamp, name) VALUES (1764080000000, 'GoldenCallRevision1764080000000');
COMMIT;

-- CallFilters1764100000000
BEGIN;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE call ALTER started_at TYPE timestamptz(3);
UPDATE call SET assistant_id = left(assistant_id, 200), ended_reason = left(ended_reason, 200)
WHERE length(assistant_id) > 200 OR length(ended_reason) > 200;
DROP INDEX call_newest;
CREATE INDEX call_newest ON call (mode, started_at DESC, id DESC)
  INCLUDE (assistant_id, outcome, ended_reason, duration_ms);
CREATE INDEX call_assistant ON call (mode, assistant_id, started_at DESC, id DESC);
CREATE INDEX call_outcome ON call (mode, outcome, started_at DESC, id DESC);
CREATE INDEX call_ended_reason ON call (mode, ended_reason, started_at DESC, id DESC);
CREATE INDEX call_duration ON call (mode, duration_ms) INCLUDE (started_at, id);
CREATE INDEX call_digits ON call USING gin (caller_digits gin_trgm_ops);
INSERT INTO migrations (timestamp, name) VALUES (1764100000000, 'CallFilters1764100000000');
COMMIT;

-- CallReviews1764110000000
BEGIN;
CREATE TABLE call_review (
  call_id text PRIMARY KEY REFERENCES call ON DELETE CASCADE,
  tags text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('not_reviewed', 'needs_follow_up', 'reviewed')),
  set_by text,
  set_at timestamptz,
  revision int NOT NULL
);
INSERT INTO migrations (timestamp, name) VALUES (1764110000000, 'CallReviews1764110000000');
COMMIT;

-- TripTimes1764110000001
BEGIN;
ALTER TABLE guest_session ADD opened_at timestamptz, ADD chosen_at timestamptz;
UPDATE guest_session SET opened_at = created_at WHERE purpose = 'room_selection' AND choice IS NOT NULL;
CREATE INDEX text_message_call ON text_message (call_id, created_at);
INSERT INTO migrations (timestamp, name) VALUES (1764110000001, 'TripTimes1764110000001');
COMMIT;

-- PaymentMatch1764120000000
BEGIN;
CREATE TABLE match_run (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  started_at timestamptz NOT NULL,
  started_by text,
  since timestamptz NOT NULL,
  finished_at timestamptz,
  compared jsonb NOT NULL DEFAULT '{}',
  found int,
  problems jsonb NOT NULL DEFAULT '[]'
);
CREATE UNIQUE INDEX match_run_under_way ON match_run (mode) WHERE finished_at IS NULL;
CREATE INDEX match_run_newest ON match_run (mode, started_at DESC);
CREATE TABLE payment_difference (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  key text NOT NULL,
  kind text NOT NULL,
  amount_cents int NOT NULL,
  says jsonb NOT NULL,
  at timestamptz NOT NULL,
  guest_name text,
  payment_id uuid,
  stripe_session text,
  reservation_id text,
  run_id uuid NOT NULL REFERENCES match_run,
  first_seen_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  explained_by text,
  explained_at timestamptz,
  note text
);
CREATE UNIQUE INDEX payment_difference_there ON payment_difference (mode, key) WHERE ended_at IS NULL;
CREATE INDEX payment_difference_newest ON payment_difference (mode, first_seen_at DESC, id DESC);
INSERT INTO migrations (timestamp, name) VALUES (1764120000000, 'PaymentMatch1764120000000');
COMMIT;

-- Search1764130000000
BEGIN;
ALTER TABLE payment ADD known_by text GENERATED ALWAYS AS (lower(
  ' ' || coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
  regexp_replace(coalesce(metadata->>'guestPhone', ''), '\D', '', 'g') || ' ' || coalesce(reservation_id, '')
)) STORED;
CREATE INDEX payment_known_by ON payment USING gin (known_by gin_trgm_ops);
ALTER TABLE reservation_event ADD known_by text GENERATED ALWAYS AS (lower(
  ' ' || coalesce(guest_name, '') || ' ' || reservation_id
)) STORED;
CREATE INDEX reservation_event_known_by ON reservation_event USING gin (known_by gin_trgm_ops);
CREATE INDEX call_known_by ON call USING gin (
  lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
);
ANALYZE call;
INSERT INTO migrations (timestamp, name) VALUES (1764130000000, 'Search1764130000000');
COMMIT;

-- ListFilters1764140000000
BEGIN;
CREATE INDEX guest_session_newest ON guest_session (mode, created_at DESC, id DESC);
CREATE INDEX verification_log_employee ON verification_log
  USING gin (coalesce(employee_name, 'Unknown') gin_trgm_ops);
INSERT INTO migrations (timestamp, name) VALUES (1764140000000, 'ListFilters1764140000000');
COMMIT;

-- CallQuarters1764140000001
BEGIN;
LOCK TABLE call IN SHARE ROW EXCLUSIVE MODE;
CREATE TABLE call_quarter (
  mode text NOT NULL,
  began timestamptz NOT NULL,
  calls int NOT NULL,
  cost_usd numeric NOT NULL,
  PRIMARY KEY (mode, began)
);
INSERT INTO call_quarter
SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, count(*), coalesce(sum(cost_usd), 0)
FROM call GROUP BY mode, began;
ANALYZE call_quarter;
CREATE FUNCTION count_call() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO call_quarter AS known (mode, began, calls, cost_usd)
    SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, sum(calls), sum(calls * coalesce(cost_usd, 0))
    FROM (VALUES (OLD.mode, OLD.started_at, OLD.cost_usd, -1), (NEW.mode, NEW.started_at, NEW.cost_usd, 1))
      AS change (mode, started_at, cost_usd, calls)
    WHERE mode IS NOT NULL
    GROUP BY mode, began ORDER BY mode, began
    ON CONFLICT (mode, began) DO UPDATE
      SET calls = known.calls + excluded.calls, cost_usd = known.cost_usd + excluded.cost_usd;
    RETURN NULL;
  END $$;
CREATE TRIGGER call_counted AFTER INSERT OR DELETE ON call FOR EACH ROW EXECUTE FUNCTION count_call();
CREATE TRIGGER call_counted_anew AFTER UPDATE OF mode, started_at, cost_usd ON call FOR EACH ROW
  WHEN ((OLD.mode, OLD.started_at, OLD.cost_usd) IS DISTINCT FROM (NEW.mode, NEW.started_at, NEW.cost_usd))
  EXECUTE FUNCTION count_call();
INSERT INTO migrations (timestamp, name) VALUES (1764140000001, 'CallQuarters1764140000001');
COMMIT;

-- CallNumbers1764140000002
BEGIN;
CREATE INDEX call_number ON call (right(caller_digits, 10));
INSERT INTO migrations (timestamp, name) VALUES (1764140000002, 'CallNumbers1764140000002');
COMMIT;

-- Precheckin1764150000000
BEGIN;
CREATE TABLE precheckin (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  reservation_id text NOT NULL,
  call_id text,
  payment_id uuid REFERENCES payment,
  reservation_status text NOT NULL,
  guest_name text NOT NULL,
  guest_phone text,
  guest_email text,
  start_date date NOT NULL,
  end_date date NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  pets int NOT NULL DEFAULT 0,
  room_type_name text,
  due_cents int NOT NULL,
  paid_cents int NOT NULL,
  step text NOT NULL DEFAULT 'sent' CHECK (step IN (
    'sent', 'opened', 'registration_signed', 'authorization_signed', 'id_uploaded', 'submitted', 'checked_in'
  )),
  changed_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  opened_at timestamptz,
  submitted_at timestamptz,
  checked_in_at timestamptz,
  problem text,
  finished_by text,
  finish_note text,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  UNIQUE (mode, reservation_id)
);
CREATE INDEX precheckin_newest ON precheckin (mode, sent_at DESC, id DESC);
CREATE INDEX precheckin_step ON precheckin (mode, step, sent_at DESC, id DESC);
CREATE INDEX precheckin_unfinished ON precheckin (mode, submitted_at)
  WHERE submitted_at IS NOT NULL AND checked_in_at IS NULL;
CREATE TABLE signing_text (
  version text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('registration', 'authorization')),
  title text NOT NULL,
  paragraphs jsonb NOT NULL,
  first_shown_at timestamptz NOT NULL
);
CREATE TABLE signed_record (
  precheckin_id uuid NOT NULL REFERENCES precheckin ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('registration', 'authorization', 'id_photo')),
  at timestamptz NOT NULL,
  text_version text REFERENCES signing_text,
  signed_name text,
  is_typed boolean NOT NULL,
  address text NOT NULL,
  image_hash text NOT NULL,
  image_key text NOT NULL UNIQUE,
  deleted_at timestamptz,
  PRIMARY KEY (precheckin_id, kind)
);
INSERT INTO migrations (timestamp, name) VALUES (1764150000000, 'Precheckin1764150000000');
COMMIT;

-- PrecheckinDesk1764150000010
BEGIN;
ALTER TABLE audit_event ALTER actor_id DROP NOT NULL, ALTER actor_email DROP NOT NULL;
CREATE INDEX audit_event_precheckin ON audit_event ((detail ->> 'precheckinId'), id DESC)
  WHERE (detail ->> 'precheckinId') IS NOT NULL;
CREATE INDEX precheckin_arrival ON precheckin (mode, start_date);
CREATE INDEX precheckin_words ON precheckin USING gin ((guest_name || ' ' || reservation_id) gin_trgm_ops);
CREATE INDEX signed_record_kept ON signed_record (precheckin_id) WHERE deleted_at IS NULL;
INSERT INTO migrations (timestamp, name) VALUES (1764150000010, 'PrecheckinDesk1764150000010');
COMMIT;

-- WebConversations1764150000020
BEGIN;
CREATE TABLE web_conversation (
  id text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  assistant text NOT NULL CHECK (assistant IN ('booking', 'experience', 'manager')),
  assistant_id text NOT NULL,
  guest_name text NOT NULL,
  phone text,
  email text,
  ip text NOT NULL,
  said int NOT NULL DEFAULT 0,
  answering_since timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX web_conversation_expired ON web_conversation (expires_at);
ALTER TABLE guest_session ADD COLUMN is_from_web boolean NOT NULL DEFAULT false;
INSERT INTO migrations (timestamp, name) VALUES (1764150000020, 'WebConversations1764150000020');
COMMIT;

-- ShippingRemotes1764160000000
BEGIN;
CREATE TABLE remote_build (
  remote text NOT NULL,
  digest text NOT NULL,
  release jsonb NOT NULL,
  by text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, digest)
);
CREATE TABLE remote_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('live', 'canary', 'end-canary', 'rollback', 'switch-off', 'switch-on')),
  digest text,
  share int CHECK (share BETWEEN 1 AND 99),
  by text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (remote, digest) REFERENCES remote_build,
  CHECK ((digest IS NULL) = (kind IN ('switch-off', 'switch-on'))),
  CHECK ((share IS NULL) = (kind <> 'canary'))
);
CREATE INDEX remote_change_newest ON remote_change (remote, id DESC);
CREATE TABLE shell_release (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  digest text NOT NULL,
  offer jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE FUNCTION refuse_change_of_shipping() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'What was shipped is not changed.'; END $$;
CREATE TRIGGER remote_build_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_build
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_shipping();
CREATE TRIGGER remote_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_shipping();
CREATE TABLE remote_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  digest text NOT NULL,
  outcome text NOT NULL,
  is_fallback boolean NOT NULL,
  ms int NOT NULL,
  message text,
  at timestamptz NOT NULL
);
CREATE INDEX remote_report_of_build ON remote_report (remote, digest, at);
CREATE INDEX remote_report_at ON remote_report (at);
DROP TABLE remote_release;
INSERT INTO migrations (timestamp, name) VALUES (1764160000000, 'ShippingRemotes1764160000000');
COMMIT;

-- ChatsAreNoCalls1764170000000
BEGIN;
LOCK TABLE call IN SHARE ROW EXCLUSIVE MODE;
CREATE OR REPLACE FUNCTION count_call() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO call_quarter AS known (mode, began, calls, cost_usd)
    SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began,
           sum(sign * (kind IS DISTINCT FROM 'webChat')::int), sum(sign * coalesce(cost_usd, 0))
    FROM (VALUES (OLD.mode, OLD.started_at, OLD.cost_usd, OLD.kind, -1), (NEW.mode, NEW.started_at, NEW.cost_usd, NEW.kind, 1))
      AS change (mode, started_at, cost_usd, kind, sign)
    WHERE mode IS NOT NULL
    GROUP BY mode, began ORDER BY mode, began
    ON CONFLICT (mode, began) DO UPDATE
      SET calls = known.calls + excluded.calls, cost_usd = known.cost_usd + excluded.cost_usd;
    RETURN NULL;
  END $$;
DROP TRIGGER call_counted_anew ON call;
CREATE TRIGGER call_counted_anew AFTER UPDATE OF mode, started_at, cost_usd, kind ON call FOR EACH ROW
  WHEN ((OLD.mode, OLD.started_at, OLD.cost_usd, OLD.kind) IS DISTINCT FROM
        (NEW.mode, NEW.started_at, NEW.cost_usd, NEW.kind))
  EXECUTE FUNCTION count_call();
UPDATE call_quarter SET calls = calls + -1 * chats.count
FROM (
  SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, count(*) AS count
  FROM call WHERE kind = 'webChat' GROUP BY 1, 2
) AS chats
WHERE call_quarter.mode = chats.mode AND call_quarter.began = chats.began;
CREATE INDEX call_chat ON call (started_at) WHERE kind = 'webChat';
INSERT INTO migrations (timestamp, name) VALUES (1764170000000, 'ChatsAreNoCalls1764170000000');
COMMIT;

-- ListWords1764180000000
BEGIN;
ALTER TABLE payment ADD guest_digits text
  GENERATED ALWAYS AS (regexp_replace(coalesce(metadata->>'guestPhone', ''), '\D', '', 'g')) STORED;
CREATE INDEX payment_number ON payment (right(guest_digits, 10));
CREATE INDEX payment_extension ON payment (mode, created_at DESC, id DESC) WHERE purpose = 'extension';
CREATE INDEX payment_extension_search ON payment USING gin (search gin_trgm_ops) WHERE purpose = 'extension';
ALTER TABLE call SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
ALTER TABLE payment SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
ALTER TABLE reservation_event SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
INSERT INTO migrations (timestamp, name) VALUES (1764180000000, 'ListWords1764180000000');
COMMIT;

-- WordsByWeek1764190000000
BEGIN;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE FUNCTION week_of(at timestamptz) RETURNS int IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 604800)::int;
CREATE FUNCTION start_of_week(week int) RETURNS timestamptz IMMUTABLE PARALLEL SAFE
  RETURN to_timestamp(week * 604800.0);
CREATE FUNCTION words_in_week(words tsvector, week int) RETURNS tsvector IMMUTABLE PARALLEL SAFE COST 1000
  RETURN (
    SELECT array_to_tsvector(coalesce(array_agg(week || ' ' || word), '{}')) FROM unnest(tsvector_to_array(words)) AS word
  );
CREATE FUNCTION query_in_week(query tsquery, week int) RETURNS tsquery IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(query::text, '''([^'']+)''', '''' || week || ' \1''', 'g')::tsquery;
DROP INDEX call_words, call_digits, call_known_by, call_number;
CREATE INDEX call_words ON call USING gin (words_in_week(words, week_of(started_at))) WITH (fastupdate = off);
CREATE INDEX call_digits ON call USING gin (week_of(started_at), caller_digits gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX call_known_by ON call USING gin (
  week_of(started_at), lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
) WITH (fastupdate = off);
CREATE INDEX call_number ON call (right(caller_digits, 10), week_of(started_at));
ALTER INDEX call_words ALTER COLUMN 1 SET STATISTICS 0;
DROP INDEX payment_search, payment_extension_search, payment_known_by, payment_number;
CREATE INDEX payment_search ON payment USING gin (week_of(created_at), search gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX payment_known_by ON payment USING gin (week_of(created_at), known_by gin_trgm_ops)
  WITH (fastupdate = off);
CREATE INDEX payment_number ON payment (right(guest_digits, 10), week_of(created_at));
CREATE INDEX payment_begun ON payment (reservation_id text_pattern_ops, week_of(created_at));
DROP INDEX reservation_event_known_by;
CREATE INDEX reservation_event_known_by ON reservation_event USING gin (week_of(at), known_by gin_trgm_ops)
  WITH (fastupdate = off);
CREATE INDEX reservation_event_begun ON reservation_event (reservation_id text_pattern_ops, week_of(at));
DROP INDEX verification_log_employee;
CREATE INDEX verification_log_employee ON verification_log
  USING gin (week_of(created_at), coalesce(employee_name, 'Unknown') gin_trgm_ops) WITH (fastupdate = off);
ANALYZE call, payment, reservation_event, verification_log;
INSERT INTO migrations (timestamp, name) VALUES (1764190000000, 'WordsByWeek1764190000000');
COMMIT;

-- PrecheckinWords1764195000000
BEGIN;
DROP INDEX precheckin_words;
CREATE INDEX precheckin_words ON precheckin USING gin (
  week_of(sent_at), lower(guest_name || ' ' || reservation_id) gin_trgm_ops
) WITH (fastupdate = off);
CREATE INDEX precheckin_begun ON precheckin (reservation_id text_pattern_ops, week_of(sent_at));
ALTER TABLE precheckin SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
ANALYZE precheckin;
INSERT INTO migrations (timestamp, name) VALUES (1764195000000, 'PrecheckinWords1764195000000');
COMMIT;

-- Accounts1764200000000
BEGIN;
ALTER TABLE account
  ADD invitation_hash bytea UNIQUE,
  ADD invited_until timestamptz,
  ADD second_factor_secret text,
  ADD second_factor_at timestamptz,
  ADD second_factor_step bigint NOT NULL DEFAULT 0,
  ADD oidc_issuer text,
  ADD oidc_subject text;
CREATE UNIQUE INDEX account_oidc ON account (oidc_issuer, oidc_subject);
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (account_id, code_hash)
);
ALTER TABLE session ADD address text, ADD device text;
CREATE INDEX session_account ON session (account_id, active_at DESC);
INSERT INTO migrations (timestamp, name) VALUES (1764200000000, 'Accounts1764200000000');
COMMIT;

-- AuditChain1764210000000
BEGIN;
ALTER TABLE audit_event
  ADD actor_kind text,
  ADD subject_type text, ADD subject_id text, ADD subject_label text,
  ADD before jsonb, ADD after jsonb,
  ADD request_id text, ADD address text;
ALTER TABLE audit_event DISABLE TRIGGER audit_event_append_only;
UPDATE audit_event SET actor_kind = CASE WHEN actor_id IS NULL THEN 'product' ELSE 'person' END;
ALTER TABLE audit_event ENABLE TRIGGER audit_event_append_only;
ALTER TABLE audit_event ALTER actor_kind SET DEFAULT 'person', ALTER actor_kind SET NOT NULL;
CREATE TABLE audit_link (
  place bigint PRIMARY KEY,
  event_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL
);
CREATE TABLE audit_checkpoint (place bigint PRIMARY KEY, hash bytea NOT NULL, at timestamptz NOT NULL);
CREATE FUNCTION audit_hash(previous bytea, event audit_event) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    event.id, to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    event.actor_kind, event.actor_id, event.actor_email, event.action,
    event.subject_type, event.subject_id, event.subject_label,
    event.detail, event.before, event.after, event.request_id, event.address
  )::text, 'UTF8'))
$$;
CREATE FUNCTION last_audit_link() RETURNS TABLE (place bigint, hash bytea) LANGUAGE sql AS $$
  (SELECT place, hash FROM audit_link ORDER BY place DESC LIMIT 1) UNION ALL
  (SELECT place, hash FROM audit_checkpoint ORDER BY place DESC LIMIT 1) UNION ALL
  SELECT 0, ''::bytea
  ORDER BY place DESC LIMIT 1
$$;
CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit', 0));
    INSERT INTO audit_link (place, event_id, hash)
      SELECT place + 1, NEW.id, audit_hash(hash, NEW) FROM last_audit_link();
    RETURN NULL;
  END $$;
CREATE CONSTRAINT TRIGGER audit_event_chained AFTER INSERT ON audit_event DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
DO $$
  DECLARE event audit_event;
  BEGIN
    FOR event IN SELECT * FROM audit_event ORDER BY id LOOP
      INSERT INTO audit_link (place, event_id, hash)
        SELECT place + 1, event.id, audit_hash(hash, event) FROM last_audit_link();
    END LOOP;
  END $$;
CREATE OR REPLACE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('audit.forgetting', true) = 'yes' THEN RETURN NULL; END IF;
    RAISE EXCEPTION 'What the audit log holds is not changed.';
  END $$;
CREATE TRIGGER audit_link_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_link
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER audit_checkpoint_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
CREATE FUNCTION forget_audit_before(moment timestamptz)
  RETURNS TABLE (removed bigint, upto bigint, upto_hash text) LANGUAGE plpgsql AS $$
  DECLARE last bigint; kept bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit', 0));
    SELECT place INTO kept FROM audit_link JOIN audit_event ON id = event_id
      WHERE at >= moment ORDER BY place LIMIT 1;
    SELECT max(place) INTO last FROM audit_link WHERE kept IS NULL OR place < kept;
    IF last IS NULL THEN RETURN; END IF;
    INSERT INTO audit_checkpoint SELECT place, hash, now() FROM audit_link WHERE place = last
      RETURNING place, encode(hash, 'hex') INTO upto, upto_hash;
    PERFORM set_config('audit.forgetting', 'yes', true);
    DELETE FROM audit_event USING audit_link WHERE id = event_id AND place <= last;
    DELETE FROM audit_link WHERE place <= last;
    GET DIAGNOSTICS removed = ROW_COUNT;
    PERFORM set_config('audit.forgetting', '', true);
    RETURN NEXT;
  END $$;
ALTER TABLE audit_event ADD words text GENERATED ALWAYS AS (lower(
  coalesce(actor_email, '') || ' ' || action || ' ' || coalesce(subject_type, '') || ' ' || coalesce(subject_id, '') || ' ' ||
  coalesce(subject_label, '') || ' ' || detail::text || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')
)) STORED;
CREATE INDEX audit_event_newest ON audit_event (at DESC, id DESC);
CREATE INDEX audit_event_actor ON audit_event (actor_email, at DESC, id DESC);
CREATE INDEX audit_event_action ON audit_event (action, at DESC, id DESC);
CREATE INDEX audit_event_subject_type ON audit_event (subject_type, at DESC, id DESC);
CREATE INDEX audit_event_subject ON audit_event (subject_id, at DESC, id DESC);
CREATE INDEX audit_event_words ON audit_event USING gin (words gin_trgm_ops);
INSERT INTO migrations (timestamp, name) VALUES (1764210000000, 'AuditChain1764210000000');
COMMIT;

-- PrivacyDesk1764220000000
BEGIN;
CREATE TABLE privacy_request (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('export', 'erasure')),
  person_hash text NOT NULL,
  person text,
  requested_at timestamptz(3) NOT NULL,
  requested_by text NOT NULL,
  finished_at timestamptz,
  report jsonb NOT NULL DEFAULT '[]'
);
CREATE UNIQUE INDEX privacy_request_under_way ON privacy_request (person_hash)
  WHERE kind = 'erasure' AND finished_at IS NULL;
CREATE INDEX privacy_request_newest ON privacy_request (requested_at DESC, id DESC);
CREATE TABLE fingerprint_key (name text PRIMARY KEY, sealed text NOT NULL);
CREATE TABLE erased_subject (
  hash text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO migrations (timestamp, name) VALUES (1764220000000, 'PrivacyDesk1764220000000');
COMMIT;

-- Retention1764230000000
BEGIN;
ALTER TABLE call ADD transcript_deleted_at timestamptz, ADD recording_deleted_at timestamptz;
CREATE INDEX call_transcript_kept ON call (started_at) WHERE transcript_deleted_at IS NULL;
CREATE INDEX call_recording_kept ON call (started_at) WHERE recording IS NOT NULL;
CREATE INDEX inbound_event_received ON inbound_event (received_at) WHERE status <> 'pending';
CREATE INDEX guest_session_contact_kept ON guest_session (created_at) WHERE guest_phone <> '';
ALTER TABLE assistant_version ADD is_recorded boolean NOT NULL DEFAULT true;
CREATE TABLE consent (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL CHECK (mode IN ('test', 'live')),
  who text NOT NULL,
  what text NOT NULL CHECK (what IN ('text', 'call')),
  how text NOT NULL,
  source text,
  text_version text NOT NULL,
  given_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_how text
);
CREATE UNIQUE INDEX consent_stands ON consent (mode, who, what) WHERE revoked_at IS NULL;
INSERT INTO consent (mode, who, what, how, text_version, given_at)
SELECT mode, number, 'call', 'settings', 'before versions', now()
FROM setting, jsonb_array_elements_text(value) AS number, unnest(ARRAY['test', 'live']) AS mode
WHERE key = 'testCallNumbers';
CREATE INDEX text_message_sent ON text_message (mode, created_at);
INSERT INTO migrations (timestamp, name) VALUES (1764230000000, 'Retention1764230000000');
COMMIT;

-- Pictures1764310000000
BEGIN;
CREATE TABLE picture (
  address text PRIMARY KEY,
  hash text,
  asked_at timestamptz NOT NULL
);
CREATE TABLE picture_file (
  hash text NOT NULL,
  file text NOT NULL,
  bytes bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (hash, file)
);
ALTER TABLE picture_file ALTER bytes SET STORAGE EXTERNAL;
INSERT INTO migrations (timestamp, name) VALUES (1764310000000, 'Pictures1764310000000');
COMMIT;

-- OpenDifferences1764330000000
BEGIN;
CREATE INDEX payment_difference_open ON payment_difference (mode, first_seen_at DESC, id DESC)
  WHERE ended_at IS NULL AND explained_at IS NULL;
INSERT INTO migrations (timestamp, name) VALUES (1764330000000, 'OpenDifferences1764330000000');
COMMIT;

-- SessionsOfPayments1764350000000
BEGIN;
CREATE INDEX payment_of_session ON payment (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX session_created ON session (created_at);
INSERT INTO migrations (timestamp, name) VALUES (1764350000000, 'SessionsOfPayments1764350000000');
COMMIT;
