import { webChat } from '@booking/contracts/calls';
import type { SettingKey } from '@booking/contracts/settings';
import { openThereNote } from '../erasure/external-data.service.ts';

/** Rows that are kept for so many days. */
export type RetainedRows = {
  /** Names its job, and its events in the audit log. */
  name: string;
  /** The setting that says how many days, or how many always. */
  days: Extract<SettingKey, `${string}RetentionDays`> | number;
  /** Each deletes some of what is older than $1, and is run until it finds none. */
  statements: readonly string[];
};

const some = 'LIMIT 500 FOR UPDATE SKIP LOCKED';

/** Removes what was said and done in a call; the call, its caller and the notes of staff stay. Web chats are deleted whole, elsewhere. */
const transcripts = `
  WITH old AS (
    SELECT id FROM call
    WHERE started_at < $1 AND transcript_deleted_at IS NULL AND kind IS DISTINCT FROM '${webChat}'
    ORDER BY started_at ${some}
  ), turns AS (
    DELETE FROM call_turn WHERE call_id IN (SELECT id FROM old)
  ), tools AS (
    UPDATE tool_call SET arguments = '{}', result = NULL WHERE call_id IN (SELECT id FROM old)
  )
  UPDATE call SET transcript = '', summary = NULL, transcript_deleted_at = now(), merge_state = merge_state #- '{facts,summary}'
  WHERE id IN (SELECT id FROM old)`;

const deleteFrom = (table: string, time: string): string =>
  `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${time} < $1 ORDER BY ${time} ${some})`;

/**
 * What is still to be processed stays. A request of these providers is proven by a signature alone: Stripe signs an event anew for
 * as long as it is resent, and Twilio's signature names no time. So that it came stays known, and it is done once for good.
 */
const inboundEvents = `
  WITH old AS (
    SELECT id, provider, event_key FROM inbound_event
    WHERE received_at < $1 AND status <> 'pending' ORDER BY received_at ${some}
  ), seen AS (
    INSERT INTO seen_event (provider, event_key)
    SELECT provider, event_key FROM old WHERE provider IN ('stripe', 'twilio') ON CONFLICT DO NOTHING
  )
  DELETE FROM inbound_event WHERE id IN (SELECT id FROM old)`;

/** Removes who they are; what they asked for stays for the dashboard. */
const neverPaid = `
  WITH old AS (
    SELECT id FROM guest_session AS session
    WHERE created_at < $1 AND guest_phone <> '' AND NOT EXISTS (
      SELECT FROM payment WHERE session_id = session.id AND (paid_at IS NOT NULL OR status = 'pending')
    )
    ORDER BY created_at ${some}
  ), payments AS (
    UPDATE payment SET metadata = metadata - '{guestName,guestEmail,guestPhone}'::text[]
    WHERE session_id IN (SELECT id FROM old)
  )
  UPDATE guest_session SET guest = NULL, guest_phone = '' WHERE id IN (SELECT id FROM old)`;

/** Which reservations a person has to see to elsewhere is of no use once they did; that it was so stays. */
const reservationsToOpen = `${openThereNote}[^.]*[.]`;
const seenTo = `
  UPDATE privacy_request SET report = regexp_replace(report::text, '${reservationsToOpen}', '')::jsonb
  WHERE id IN (SELECT id FROM privacy_request WHERE finished_at < $1 AND report::text ~ '${reservationsToOpen}' ${some})`;

/** What guests asked to have changed, so many days after they left; the images of their stay go at the same time. */
const corrections = `
  WITH old AS (
    SELECT id FROM precheckin WHERE expires_at < $1 AND EXISTS (
      SELECT FROM precheckin_correction WHERE precheckin_id = precheckin.id
    ) ORDER BY expires_at ${some}
  ), gone AS (
    DELETE FROM precheckin_correction WHERE precheckin_id IN (SELECT id FROM old)
  )
  UPDATE precheckin SET open_corrections = 0 WHERE id IN (SELECT id FROM old)`;

const ofClaims = (condition: string): string => `
  (call_id, tool_call_id) IN (SELECT call_id, tool_call_id FROM tool_claim WHERE ${condition} ${some})`;
const oldAnswers = `
  UPDATE tool_claim SET result = NULL, error = NULL
  WHERE ${ofClaims('answered_at < $1 AND (result IS NOT NULL OR error IS NOT NULL)')}`;
const oldClaims = `DELETE FROM tool_claim WHERE ${ofClaims('claimed_at < $1')}`;

/** What was said while a call went on whose report never came. */
const oldLiveTurns = `
  DELETE FROM live_turn WHERE (call_id, said_at, speaker) IN (
    SELECT call_id, said_at, speaker FROM live_turn WHERE said_at < $1 ${some}
  )`;
const oldQuotes = `
  DELETE FROM quoted_rates WHERE (call_id, tool_call_id) IN (
    SELECT call_id, tool_call_id FROM quoted_rates WHERE quoted_at < $1 ORDER BY quoted_at ${some}
  )`;

/** Left behind by processes that died. */
const oldRequests = `
  DELETE FROM request_claim WHERE key IN (SELECT key FROM request_claim WHERE claimed_at < $1 ${some})`;

export const retainedRows: readonly RetainedRows[] = [
  { name: 'transcripts', days: 'transcriptRetentionDays', statements: [transcripts, oldQuotes] },
  {
    name: 'verification-logs',
    days: 'verificationLogRetentionDays',
    statements: [deleteFrom('verification_log', 'created_at'), deleteFrom('verification_challenge', 'expires_at')],
  },
  {
    name: 'intake',
    days: 'intakeRetentionDays',
    statements: [inboundEvents, deleteFrom('guest_intake', 'created_at'), neverPaid],
  },
  { name: 'corrections', days: 'idImageRetentionDays', statements: [corrections] },
  {
    name: 'sign-ins',
    days: 30,
    // none is open for longer than 12 hours; who signed in stays in the audit log
    statements: [deleteFrom('session', 'created_at'), 'DELETE FROM sign_in_link WHERE expires_at < $1'],
  },
  {
    name: 'reported-calls',
    days: 1,
    // no call lasts as long; which tool calls were done is still known, so that none is done again
    statements: [deleteFrom('reported_call', 'reported_at'), oldAnswers, oldLiveTurns],
  },
  { name: 'tool-claims', days: 90, statements: [oldClaims] },
  { name: 'request-claims', days: 1, statements: [oldRequests] },
  { name: 'erasure-reports', days: 30, statements: [seenTo] },
];
