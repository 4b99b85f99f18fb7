import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { identifierKinds, type IdentifierKind } from '../privacy/person.rule.ts';

const phones = [
  'SELECT caller_number AS id FROM call',
  'SELECT guest_phone FROM guest_session',
  `SELECT metadata->>'guestPhone' FROM payment`,
  'SELECT guest_phone FROM precheckin',
  'SELECT guest_phone FROM extension_request',
  'SELECT phone FROM web_conversation',
  'SELECT phone FROM guest_intake',
  'SELECT to_number FROM text_message',
  'SELECT who FROM consent',
  `SELECT '+1' || phone_number FROM verification_log`,
];
const emails = [
  `SELECT lower(guest->>'email') AS id FROM guest_session`,
  `SELECT lower(metadata->>'guestEmail') FROM payment`,
  'SELECT lower(guest_email) FROM precheckin',
  'SELECT lower(guest_email) FROM extension_request',
  'SELECT lower(email) FROM web_conversation',
  'SELECT lower(email) FROM guest_intake',
];
const reservations = [
  'SELECT reservation_id AS id FROM payment',
  'SELECT reservation_id FROM precheckin',
  'SELECT reservation_id FROM extension_request',
  'SELECT reservation_id FROM reservation_event',
];
const calls = ['SELECT id FROM call', 'SELECT id FROM web_conversation'];

/** UNION, so each value occurs once. */
const everyone: Record<IdentifierKind, string> = {
  phones: phones.join(' UNION '),
  emails: emails.join(' UNION '),
  reservations: reservations.join(' UNION '),
  calls: calls.join(' UNION '),
};

/** Every phone number, address, reservation and call in this database, by its keyed hash. */
@Injectable()
export class CandidateRepository {
  constructor(
    private readonly database: DataSource,
    private readonly erased: ErasedSubjects,
  ) {}

  async listByHash(): Promise<Map<string, [kind: IdentifierKind, id: string]>> {
    const all = new Map<string, [IdentifierKind, string]>();
    for (const [kind, name] of Object.entries(identifierKinds) as [IdentifierKind, string][])
      for (const { id } of await this.database.query<{ id: string | null }[]>(everyone[kind]))
        if (id) all.set(this.erased.hashOf(name, id), [kind, id]);
    return all;
  }
}
