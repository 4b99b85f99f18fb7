import type { PersonalData } from '@booking/contracts/privacy-desk';

/** A kind of personal data, as SQL: `t` is its table, `person` the CTE of the person. */
export type PersonalDataKind = {
  what: PersonalData;
  table: string;
  where: string;
  /** Columns of secrets, and those that only repeat others. */
  hidden: string[];
  /** Statements that anonymize it. Without one it stays, and the note says why. */
  erase?: string[];
  note?: string;
};

const ofCalls = 't.call_id = ANY (person.calls)';
const sameDigits = (column: string): string =>
  `right(regexp_replace(${column}, '\\D', '', 'g'), 10) IN (SELECT right(phone, 10) FROM unnest(person.phones) AS phone)`;

const someone = 'Erased guest';

/** The kinds in our own tables, in the order of erasure: records by which others are found come last. */
export const personalDataKinds: readonly PersonalDataKind[] = [
  {
    what: 'tool_calls',
    table: 'tool_call',
    where: ofCalls,
    hidden: [],
    erase: [
      `UPDATE tool_call t SET arguments = '{}', result = NULL, error = NULL FROM person WHERE ${ofCalls}`,
      `UPDATE tool_claim t SET result = NULL, error = NULL FROM person WHERE ${ofCalls}`,
    ],
    note: 'Which tool was used and when is kept.',
  },
  {
    what: 'calls',
    table: 'call',
    where: 't.caller_number = ANY (person.phones) OR t.id = ANY (person.calls)',
    hidden: ['words', 'merge_state', 'caller_digits'],
    erase: [
      `DELETE FROM call_turn t USING person WHERE ${ofCalls}`,
      `DELETE FROM live_turn t USING person WHERE ${ofCalls}`,
      `DELETE FROM quoted_rates t USING person WHERE ${ofCalls}`,
      `DELETE FROM call_verification t USING person WHERE ${ofCalls}`,
      `DELETE FROM reported_call t USING person WHERE t.caller_number = ANY (person.phones) OR t.id = ANY (person.calls)`,
      `UPDATE call_review t SET tags = '{}' FROM person WHERE ${ofCalls}`,
      `DELETE FROM golden_call t USING person WHERE t.from_call_id = ANY (person.calls)`,
      `UPDATE call t SET caller_number = NULL, caller_name = NULL, transcript = '', summary = NULL, recording = NULL, notes = '',
         merge_state = jsonb_build_object('facts', '{}'::jsonb, 'provenance', '{}'::jsonb,
           'firstSeenAt', t.merge_state->'firstSeenAt', 'hasReport', true), has_report = true
       FROM person WHERE t.caller_number = ANY (person.phones) OR t.id = ANY (person.calls)`,
    ],
    note: 'Transcript, summary, notes, name, number, the way to the recording and golden calls made of it are gone; when, how long and at what cost is kept.',
  },
  {
    what: 'web_conversations',
    table: 'web_conversation',
    where: 't.phone = ANY (person.phones) OR lower(t.email) = ANY (person.emails) OR t.id = ANY (person.calls)',
    hidden: ['token_hash'],
    erase: [
      `DELETE FROM web_conversation t USING person
       WHERE t.phone = ANY (person.phones) OR lower(t.email) = ANY (person.emails) OR t.id = ANY (person.calls)`,
    ],
  },
  {
    what: 'texts',
    table: 'text_message',
    where: `t.to_number = ANY (person.phones) OR ${ofCalls}`,
    hidden: [],
    erase: [
      `UPDATE text_message t SET to_number = '', key = NULL, error = NULL
       FROM person WHERE t.to_number = ANY (person.phones) OR ${ofCalls}`,
    ],
    note: 'That a text was sent and when is kept; its words were never stored.',
  },
  {
    what: 'consents',
    table: 'consent',
    where: 't.who = ANY (person.phones)',
    hidden: [],
    erase: [
      'DELETE FROM consent t USING person WHERE t.who = ANY (person.phones)',
      `UPDATE setting t SET value = t.value - person.phones FROM person WHERE t.key = 'testCallNumbers'`,
    ],
    note: 'Before they are texted or called again they have to agree anew.',
  },
  {
    what: 'opt_outs',
    table: 'text_opt_out',
    where: 't.number = ANY (person.phones)',
    hidden: [],
    note: 'Their wish to get no texts is kept with the number, for it could not be honoured otherwise.',
  },
  {
    what: 'links',
    table: 'guest_session',
    where: 't.id = ANY (person.sessions)',
    hidden: ['token_hash'],
    erase: [
      `UPDATE guest_session t SET guest_phone = '', guest = NULL, revoked_at = coalesce(t.revoked_at, now())
       FROM person WHERE t.id = ANY (person.sessions)`,
    ],
    note: 'Their links open nothing any more.',
  },
  {
    what: 'intakes',
    table: 'guest_intake',
    where: 't.phone = ANY (person.phones) OR lower(t.email) = ANY (person.emails)',
    hidden: [],
    erase: [
      `DELETE FROM guest_intake t USING person WHERE t.phone = ANY (person.phones) OR lower(t.email) = ANY (person.emails)`,
    ],
  },
  {
    what: 'extensions',
    table: 'extension_request',
    where: 't.payment_id = ANY (person.payments)',
    hidden: [],
    erase: [
      `UPDATE extension_request t SET guest_name = '${someone}', guest_phone = '', guest_email = ''
       FROM person WHERE t.payment_id = ANY (person.payments)`,
    ],
  },
  {
    what: 'payments',
    table: 'payment',
    where: 't.id = ANY (person.payments)',
    hidden: ['search', 'known_by', 'guest_digits'],
    erase: [
      `UPDATE payment_difference t SET guest_name = NULL, note = CASE WHEN t.note IS NULL THEN NULL ELSE '' END
       FROM person WHERE t.payment_id = ANY (person.payments) OR t.reservation_id = ANY (person.reservations)
         OR t.stripe_session IN (SELECT stripe_session FROM payment WHERE id = ANY (person.payments))`,
      `UPDATE payment t SET link = NULL, closed_note = CASE WHEN t.closed_note IS NULL THEN NULL ELSE '' END, sync_error = NULL,
         metadata = t.metadata - '{guestName,guestPhone,guestEmail,firstName,lastName,lastDecline}'::text[]
           || CASE WHEN t.metadata ? 'refundsAsked' THEN jsonb_build_object('refundsAsked', (
             SELECT jsonb_agg(asked || '{"reason": ""}') FROM jsonb_array_elements(t.metadata->'refundsAsked') AS asked
           )) ELSE '{}' END
       FROM person WHERE t.id = ANY (person.payments)`,
    ],
    note: 'Amounts, days and the reservation are kept for the books, without name, number and address.',
  },
  {
    what: 'reservation_events',
    table: 'reservation_event',
    where: 't.reservation_id = ANY (person.reservations)',
    hidden: ['known_by'],
    erase: [
      `UPDATE reservation_event t SET guest_name = NULL FROM person WHERE t.reservation_id = ANY (person.reservations)`,
    ],
  },
  {
    what: 'verifications',
    table: 'verification_log',
    where: `${ofCalls} OR ${sameDigits('t.phone_number')}`,
    hidden: [],
    erase: [
      `DELETE FROM verification_challenge t USING person WHERE ${ofCalls} OR ${sameDigits('t.phone')}`,
      `UPDATE verification_log t SET phone_number = '', ip_address = NULL, employee_name = NULL
       FROM person WHERE ${sameDigits('t.phone_number')}`,
    ],
    note: 'That somebody tried and whether it succeeded is kept.',
  },
];
