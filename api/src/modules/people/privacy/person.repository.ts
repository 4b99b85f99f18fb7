import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FoundRow, Person } from './person.rule.ts';

/** What is known of a person so far, as a CTE that every query here reads. */
export const personCte = `WITH person AS (SELECT $1::text[] AS phones, $2::text[] AS emails, $3::text[] AS reservations,
  $4::text[] AS calls, $5::uuid[] AS sessions, $6::uuid[] AS payments, $7::uuid[] AS precheckins)`;

export const personParameters = (person: Person): string[][] => [
  ...[person.phones, person.emails, person.reservations],
  ...[person.calls, person.sessions, person.payments, person.precheckins],
];

/** A caller at a SIP address has it in place of a name, or behind it. */
const calledFromAddress = `EXISTS (
  SELECT FROM unnest(person.phones) AS address
  WHERE address ~* '^sips?:' AND lower(right(t.caller_name, length(address))) = lower(address)
)`;

/** A query for each table with records of guests; its columns are those of `FoundRow`. */
const sources = [
  `SELECT array[t.id] AS calls, array[t.caller_name] AS names, array[t.caller_number] AS others
   FROM call t, person WHERE t.caller_number = ANY (person.phones) OR t.id = ANY (person.calls) OR ${calledFromAddress}`,
  `SELECT array[t.call_id] AS calls, array[t.id::text] AS sessions, array[t.guest_phone, lower(t.guest->>'email')] AS others,
     array[concat_ws(' ', t.guest->>'firstName', t.guest->>'lastName')] AS names,
     array[guest_name_key(concat_ws(' ', t.guest->>'firstName', t.guest->>'lastName'))] AS guests
   FROM guest_session t, person WHERE t.guest_phone = ANY (person.phones) OR lower(t.guest->>'email') = ANY (person.emails)
     OR t.call_id = ANY (person.calls) OR t.id = ANY (person.sessions)`,
  `SELECT array[t.call_id] AS calls, array[t.id::text] AS payments, array[t.session_id::text] AS sessions,
     array[t.reservation_id] AS reservations, array[t.stripe_session, t.provider_payment] AS checkouts,
     array[t.metadata->>'guestPhone', lower(t.metadata->>'guestEmail')] AS others, array[t.metadata->>'guestName'] AS names,
     array[guest_name_key(t.metadata->>'guestName')] AS guests
   FROM payment t, person WHERE t.metadata->>'guestPhone' = ANY (person.phones)
     OR lower(t.metadata->>'guestEmail') = ANY (person.emails) OR t.reservation_id = ANY (person.reservations)
     OR t.call_id = ANY (person.calls) OR t.session_id = ANY (person.sessions) OR t.id = ANY (person.payments)`,
  `SELECT array[t.call_id] AS calls, array[t.id::text] AS precheckins, array[t.payment_id::text] AS payments,
     array[t.reservation_id] AS reservations, array[t.guest_phone, lower(t.guest_email)] AS others, array[t.guest_name] AS names,
     array[guest_name_key(t.guest_name)] AS guests
   FROM precheckin t, person WHERE t.guest_phone = ANY (person.phones) OR lower(t.guest_email) = ANY (person.emails)
     OR t.reservation_id = ANY (person.reservations) OR t.payment_id = ANY (person.payments)`,
  `SELECT array[t.call_id] AS calls, array[t.payment_id::text] AS payments, array[t.reservation_id] AS reservations,
     array[t.guest_phone, lower(t.guest_email)] AS others, array[t.guest_name] AS names,
     array[guest_name_key(t.guest_name)] AS guests
   FROM extension_request t, person WHERE t.guest_phone = ANY (person.phones) OR lower(t.guest_email) = ANY (person.emails)
     OR t.reservation_id = ANY (person.reservations) OR t.payment_id = ANY (person.payments)`,
  `SELECT array[t.id] AS calls, array[t.phone, lower(t.email)] AS others, array[t.guest_name] AS names
   FROM web_conversation t, person WHERE t.phone = ANY (person.phones) OR lower(t.email) = ANY (person.emails)
     OR t.id = ANY (person.calls)`,
  `SELECT array[t.phone, lower(t.email)] AS others
   FROM guest_intake t, person WHERE t.phone = ANY (person.phones) OR lower(t.email) = ANY (person.emails)`,
  `SELECT array[t.guest_name] AS names, array[t.reservation_id] AS reservations, array[guest_name_key(t.guest_name)] AS guests
   FROM reservation_event t, person WHERE t.reservation_id = ANY (person.reservations)`,
];

@Injectable()
export class PersonRepository {
  constructor(private readonly database: DataSource) {}

  /** The records of one table after the other. */
  async *listRecords(person: Person): AsyncIterable<FoundRow[]> {
    for (const sql of sources) {
      yield await this.database.query<FoundRow[]>(`${personCte} ${sql}`, personParameters(person));
    }
  }

  /** Names as guests are told apart by them (ADR 64), in the order of the names. */
  async listNameKeys(names: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ key: string | null }[]>(
      'SELECT guest_name_key(name) AS key FROM unnest($1::text[]) AS name',
      [names],
    );
    return rows.flatMap(({ key }) => key ?? []);
  }

  /** Those calls in which an employee was verified. */
  async listStaffCalls(calls: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      'SELECT call_id AS id FROM call_verification WHERE call_id = ANY ($1)',
      [calls],
    );
    return rows.map(({ id }) => id);
  }
}
