-- What staff did, one thing for every call. Which log they are chained in is not made, for no list reads it.
INSERT INTO audit_event (at, actor_kind, actor_id, actor_email, action, subject_type, subject_id, detail, before, after, request_id, address)
SELECT fill.moment(number, of), 'person', fill.id('staff', hashtext(actor)), actor, action, split_part(action, '.', 1), subject,
  jsonb_build_object('reason', CASE WHEN is_rare THEN 'peacock' ELSE fill.said(number, 6) END),
  jsonb_build_object('note', fill.said(number, 7)), jsonb_build_object('note', fill.said(number, 8)),
  fill.id('request', number)::text, '203.0.113.' || number % 200
FROM generate_series($1::bigint, $2::bigint) AS number,
  LATERAL (SELECT fill.calls() AS of) AS all_of_them,
  LATERAL (SELECT fill.share(number, 70) AS share, fill.is_rare(number, of) AS is_rare) AS drawn,
  LATERAL (SELECT
    CASE WHEN is_rare THEN fill.email(0) WHEN share < 0.6 THEN 'desk@example.com'
      ELSE fill.email(1 + floor(fill.share(number, 71) * 40)::bigint) END AS actor,
    CASE WHEN is_rare THEN 'mode.change' ELSE fill.pick(ARRAY[
      'calls.read', 'calls.read', 'calls.read', 'guests.read', 'guests.read', 'payments.export', 'recordings.read', 'settings.change'
    ], fill.share(number, 72)) END AS action,
    CASE WHEN is_rare THEN 'three-times' WHEN share < 0.1 THEN 'common' ELSE fill.id('subject', number)::text END AS subject
  ) AS told
ORDER BY number;
