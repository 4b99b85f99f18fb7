-- Calls from one number to another, with what was said in them.
WITH said AS MATERIALIZED (
  SELECT call, place, fill.said(call, place) AS text
  FROM generate_series($1::bigint, $2::bigint) AS call, generate_series(0, 7 + floor(fill.share(call, 10) * 13)::int) AS place
), turns AS (
  INSERT INTO call_turn (call_id, position, speaker, text, started_ms, duration_ms)
  SELECT fill.id('call', call), place, CASE place % 2 WHEN 0 THEN 'assistant' ELSE 'guest' END, text, place * 8000, 1000 + length(text) * 60
  FROM said
), spoken AS (
  SELECT call, string_agg(CASE place % 2 WHEN 0 THEN 'AI: ' ELSE 'User: ' END || text, E'\n' ORDER BY place) AS transcript
  FROM said GROUP BY call
)
INSERT INTO call (
  id, mode, status, kind, assistant_id, assistant_name, caller_number, caller_name, started_at, ended_at, duration_ms,
  ended_reason, cost_usd, cost_parts, latency_ms, summary, transcript, recording, notes, outcome, merge_state, has_report
)
SELECT
  id, fill.mode(call, fill.calls()), 'ended', kind, fill.id('assistant', assistant),
  (ARRAY['Guest line', 'Staff line', 'Stay line', 'Night desk'])[assistant],
  CASE WHEN kind <> 'webCall' THEN fill.phone(guest) END, CASE WHEN fill.share(call, 11) < 0.3 THEN fill.name(guest) END,
  started_at, started_at + interval '1 millisecond' * duration_ms, duration_ms,
  CASE
    WHEN fill.is_rare(call, fill.calls()) THEN 'assistant-error'
    ELSE fill.pick(ARRAY['customer-ended-call', 'customer-ended-call', 'customer-ended-call', 'customer-ended-call',
      'assistant-ended-call', 'silence-timed-out', 'exceeded-max-duration'], fill.share(call, 12))
  END,
  round((duration_ms / 60000.0 * 0.12)::numeric, 6),
  jsonb_build_object('transport', duration_ms / 6e6, 'stt', duration_ms / 6e6, 'llm', duration_ms / 2e6, 'tts', duration_ms / 2e6),
  600 + floor(fill.share(call, 13) * 1200), 'The guest asked about a stay and was answered.', transcript,
  jsonb_build_object('recordingUrl', 'https://storage.vapi.example/' || id || '.wav'),
  CASE WHEN fill.share(call, 14) < 0.03 THEN 'Called back by the desk.' ELSE '' END,
  CASE WHEN call > fill.calls() - 3 THEN 'paid_pending' WHEN fill.share(call, 15) < 0.14 THEN 'booked' ELSE 'info' END,
  jsonb_build_object(
    'facts', jsonb_build_object('status', 'ended', 'kind', kind, 'durationMs', duration_ms, 'startedAt', started_at, 'assistantId', fill.id('assistant', assistant)),
    'provenance', jsonb_build_object('status', '[3, 0]'::jsonb, 'kind', '[3, 0]'::jsonb, 'durationMs', '[3, 0]'::jsonb),
    'firstSeenAt', floor(extract(epoch FROM started_at) * 1000), 'hasReport', true), true
FROM spoken, LATERAL (SELECT
  fill.id('call', call) AS id, fill.guest_of(call, fill.calls()) AS guest, fill.moment(call, fill.calls()) AS started_at,
  CASE WHEN fill.is_rare(call, fill.calls()) THEN 4 ELSE 1 + floor(power(fill.share(call, 16), 6) * 3)::int END AS assistant,
  20000 + floor(power(fill.share(call, 17), 3) * 700000)::int AS duration_ms,
  CASE
    WHEN fill.is_rare(call, fill.calls()) OR fill.share(call, 18) < 0.85 THEN 'inboundPhoneCall'
    WHEN fill.share(call, 18) < 0.95 THEN 'webCall' ELSE 'outboundPhoneCall'
  END AS kind
) AS made
ORDER BY call;
