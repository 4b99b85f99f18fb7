import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import { hasEveryWord, hasWordIn } from '../../../platform/database/keyset-search/word-condition.query.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { paymentSearchWords } from '../../payments/records/payment-search.rule.ts';
import { GuestEntity } from './guest.entity.ts';

/** What is asked of the list; `q` is what somebody typed. */
export type GuestQuery = { mode: Mode; q?: string | undefined; after?: Cursor | undefined };

/** A record whose guests are asked for. */
export type GuestRecord = { kind: 'call' | 'payment' | 'precheckin' | 'reservation'; id: string };

const hasWord = hasWordIn('guest.known_by');

/** Digits of a phone number stand in `known_by` with their country, which people leave out. */
const matchGuestWords = (q: string): WordCondition =>
  hasEveryWord(paymentSearchWords(q), (word, index) => hasWord(lastPhoneDigits(word) ?? word, index));

/** Guests of a payment or pre-check-in: they have its name, and its number, address or reservation. */
const hasContactOf = (name: string, phone: string, email: string, reservation: string): string =>
  `contact.name_key = guest_name_key(${name}) AND (contact.kind, contact.contact) IN (
     ('phone', ${phone}), ('email', lower(${email})), ('reservation', ${reservation}))`;
const ofPayment = hasContactOf(
  `t.metadata->>'guestName'`,
  `t.metadata->>'guestPhone'`,
  `t.metadata->>'guestEmail'`,
  't.reservation_id',
);
const ofSession = hasContactOf(
  `concat_ws(' ', t.guest->>'firstName', t.guest->>'lastName')`,
  't.guest_phone',
  `t.guest->>'email'`,
  'NULL',
);

const contactIn = (table: string, condition: string): string =>
  `SELECT contact.guest_id FROM ${table} t JOIN guest_contact contact ON contact.mode = t.mode AND ${condition}`;

/** Whose they are, by the kind of a record: `$1` is the mode, `$2` its id. */
const guestsOf: Record<GuestRecord['kind'], string> = {
  payment: `${contactIn('payment', ofPayment)} WHERE t.mode = $1 AND t.id = $2::uuid`,
  precheckin: `${contactIn('precheckin', hasContactOf('t.guest_name', 't.guest_phone', 't.guest_email', 't.reservation_id'))}
    WHERE t.mode = $1 AND t.id = $2::uuid`,
  reservation: `SELECT guest_id FROM guest_contact WHERE mode = $1 AND kind = 'reservation' AND contact = $2`,
  // who booked in it; else the one who has the number of the caller, unless several do
  call: `WITH booked AS (
      ${contactIn('payment', ofPayment)} WHERE t.mode = $1 AND t.call_id = $2
      UNION ${contactIn('guest_session', ofSession)} WHERE t.mode = $1 AND t.call_id = $2
    )
    SELECT guest_id FROM booked
    UNION SELECT guest_id FROM (
      SELECT contact.guest_id, count(*) OVER () AS guests FROM call
      JOIN guest_contact contact ON contact.mode = call.mode AND contact.kind = 'phone' AND contact.contact = call.caller_number
      WHERE call.mode = $1 AND call.id = $2 AND NOT EXISTS (SELECT FROM booked)
      LIMIT 2
    ) AS owner WHERE guests = 1`,
};

/** The list of guests, and whose a record is. */
@Injectable()
export class GuestListRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(GuestEntity) private readonly guests: Repository<GuestEntity>,
  ) {}

  /** Those with the newest records first. */
  async list({ mode, q, after }: GuestQuery, limit: number): Promise<GuestEntity[]> {
    const list: NewestFirst<GuestEntity> = { entity: GuestEntity, name: 'guest', at: 'lastSeenAt', mode, after };
    return this.rows(await findNewestIds(this.database, list, limit, q ? matchGuestWords(q) : undefined));
  }

  async listOfRecord(mode: Mode, { kind, id }: GuestRecord, limit: number): Promise<GuestEntity[]> {
    const found = await this.guests.query<{ id: string }[]>(
      `SELECT DISTINCT guest_id AS id FROM (${guestsOf[kind]}) AS found LIMIT ${limit}`,
      [mode, id],
    );
    return this.rows(found.map((each) => each.id));
  }

  private rows(ids: readonly string[]): Promise<GuestEntity[]> {
    return this.guests.find({ where: { id: In(ids) }, order: { lastSeenAt: 'DESC', id: 'DESC' } });
  }
}
