import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import { CallEntity } from '../../calls/log/call.entity.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { hasPhoneNumber } from '../../payments/records/payment-search.rule.ts';
import { ReservationEventEntity } from '../../hotel/reservation-events/reservation-event.entity.ts';
import { searchPattern } from './search-patterns.rule.ts';
import type { FoundCall, FoundEvent, FoundPayment, SearchQuery } from './search.schema.ts';

/** A table to search: its alias and time, what its records are known by, and the conditions for a phone number and for an id. */
type Source<Row extends ObjectLiteral> = {
  entity: EntityTarget<Row>;
  name: string;
  at: string;
  knownBy: string;
  hasNumber: (last: string, begun: string) => string;
  isId?: string;
};

const calls: Source<CallEntity> = {
  entity: CallEntity,
  name: 'call',
  at: 'startedAt',
  // written as in the index call_known_by
  knownBy: `known_as(' ' || coalesce(call.caller_name, '') || ' ' || call.caller_digits)`,
  hasNumber: (last) => `right(call.caller_digits, 10) = :${last}`,
  isId: 'call.id = :wanted',
};
const payments: Source<PaymentEntity> = {
  entity: PaymentEntity,
  name: 'payment',
  at: 'createdAt',
  knownBy: 'payment.known_by',
  hasNumber: hasPhoneNumber,
  isId: 'payment.stripeSession = :wanted OR payment.providerPayment = :wanted',
};
const events: Source<ReservationEventEntity> = {
  entity: ReservationEventEntity,
  name: 'event',
  at: 'at',
  knownBy: 'event.known_by',
  hasNumber: (_, begun) => `event.reservation_id LIKE :${begun}`,
};

function matchWords<Row extends ObjectLiteral>(
  { knownBy, hasNumber, isId }: Source<Row>,
  { words, id }: SearchQuery,
): WordCondition {
  const parameters: ObjectLiteral = { wanted: id };
  const known = words.map((word, index) => {
    const [one, other] = [`word${index}`, `orWord${index}`];
    const last = lastPhoneDigits(word);
    Object.assign(parameters, last ? { [one]: last, [other]: `${word}%` } : { [one]: searchPattern(word) });
    return last ? hasNumber(one, other) : `${knownBy} LIKE (SELECT known_as(:${one}))`;
  });
  const condition = `(${known.join(' AND ')}${isId ? ` OR ${isId}` : ''})`;
  return { count: words.length, condition, isIndexed: true, parameters };
}

/** Finds records by what people know them by, newest first. */
@Injectable()
export class SearchRepository {
  constructor(private readonly database: DataSource) {}

  async findCalls(query: SearchQuery, limit: number): Promise<FoundCall[]> {
    const found = await this.findNewest(calls, query, limit);
    return found.map(({ id, callerNumber, callerName, startedAt: at }) => ({ id, callerNumber, callerName, at }));
  }

  async findPayments(query: SearchQuery, limit: number): Promise<FoundPayment[]> {
    const found = await this.findNewest(payments, query, limit);
    return found.map(({ id, amountCents, currency, status, reservationId, metadata, createdAt: at }) => {
      const { guestName = null, startDate = null, endDate = null } = metadata as Partial<Record<string, string>>;
      return { id, amountCents, currency, status, reservationId, guestName, startDate, endDate, at };
    });
  }

  findReservationEvents(query: SearchQuery, limit: number): Promise<FoundEvent[]> {
    return this.findNewest(events, query, limit);
  }

  private async findNewest<Row extends ObjectLiteral & { id: string }>(
    source: Source<Row>,
    query: SearchQuery,
    limit: number,
  ): Promise<Row[]> {
    const { entity, name, at } = source;
    const list: NewestFirst<Row> = { entity, name, at, mode: query.mode };
    const ids = await findNewestIds(this.database, list, limit, matchWords(source, query));
    return this.database
      .createQueryBuilder(entity, name)
      .where(`${name}.id = ANY(:ids)`, { ids })
      .orderBy(`${name}.${at}`, 'DESC')
      .addOrderBy(`${name}.id`, 'DESC')
      .getMany();
  }
}
