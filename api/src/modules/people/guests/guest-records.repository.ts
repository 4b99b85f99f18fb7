import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import { CallEntity } from '../../calls/log/call.entity.ts';
import { ReservationEventEntity } from '../../hotel/reservation-events/reservation-event.entity.ts';
import { TextMessageEntity, TextOptOutEntity } from '../../hotel/texts/text-message.entity.ts';
import { ExtensionRequestEntity } from '../../payments/extensions/extension-request.entity.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import type { KnownGuest } from './guest-facts.schema.ts';

/** A payment, or a reservation, whose records are read. */
export type RecordOf = { kind: 'payment' | 'reservation'; id: string };

/** So many records of each kind are read: the newest. */
export const maxRecords = 100;

const last10 = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

/** The records of a guest, read from the tables of other domains; everything oldest first. */
@Injectable()
export class GuestRecordsRepository {
  constructor(private readonly database: DataSource) {}

  listPayments({ mode, nameKey, phones, emails, reservations }: KnownGuest): Promise<PaymentEntity[]> {
    return this.newest(PaymentEntity, 'createdAt', (alias) => ({
      where: `${alias}.mode = :mode AND guest_name_key(${alias}.metadata->>'guestName') = :nameKey
        AND (${alias}.metadata->>'guestPhone' = ANY(:phones) OR lower(${alias}.metadata->>'guestEmail') = ANY(:emails)
          OR ${alias}.reservationId = ANY(:reservations))`,
      parameters: { mode, nameKey, phones, emails, reservations },
    }));
  }

  listPrecheckins({ mode, nameKey, phones, emails, reservations }: KnownGuest): Promise<PrecheckinEntity[]> {
    return this.newest(PrecheckinEntity, 'sentAt', (alias) => ({
      where: `${alias}.mode = :mode AND guest_name_key(${alias}.guestName) = :nameKey
        AND (${alias}.guestPhone = ANY(:phones) OR lower(${alias}.guestEmail) = ANY(:emails)
          OR ${alias}.reservationId = ANY(:reservations))`,
      parameters: { mode, nameKey, phones, emails, reservations },
    }));
  }

  /** Events of the guest's reservations; one that is later than the name of the guest may tell none. */
  listReservationEvents({
    mode,
    reservations,
  }: Pick<KnownGuest, 'mode' | 'reservations'>): Promise<ReservationEventEntity[]> {
    return this.newest(ReservationEventEntity, 'at', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.reservationId = ANY(:reservations)`,
      parameters: { mode, reservations },
    }));
  }

  /** Links whose guest said who they are. */
  listSessions({ mode, nameKey, phones, emails }: KnownGuest): Promise<GuestSessionEntity[]> {
    return this.newest(GuestSessionEntity, 'createdAt', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.guest IS NOT NULL
        AND guest_name_key(concat_ws(' ', ${alias}.guest->>'firstName', ${alias}.guest->>'lastName')) = :nameKey
        AND (${alias}.guestPhone = ANY(:phones) OR lower(${alias}.guest->>'email') = ANY(:emails))`,
      parameters: { mode, nameKey, phones, emails },
    }));
  }

  /** Links of these calls whose guest did not say who they are. */
  listUnnamedSessions({ mode }: KnownGuest, callIds: readonly string[]): Promise<GuestSessionEntity[]> {
    return this.newest(GuestSessionEntity, 'createdAt', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.callId = ANY(:callIds) AND ${alias}.guest IS NULL`,
      parameters: { mode, callIds },
    }));
  }

  /** These calls, and those from numbers that are the guest's alone, unless they were with somebody else. */
  listCalls({ mode, nameKey, ownPhones }: KnownGuest, callIds: readonly string[]): Promise<CallEntity[]> {
    return this.newest(CallEntity, 'startedAt', (alias) => ({
      where: `${alias}.mode = :mode AND (${alias}.id = ANY(:callIds)
        OR right(${alias}.caller_digits, 10) = ANY(:lastDigits) AND ${alias}.callerNumber = ANY(:ownPhones)
          AND NOT EXISTS (
            SELECT FROM payment other WHERE other.call_id = ${alias}.id
              AND guest_name_key(other.metadata->>'guestName') <> :nameKey
          ))`,
      parameters: { mode, callIds, ownPhones, nameKey, lastDigits: ownPhones.map(last10) },
    }));
  }

  /** Texts of these calls to numbers of the guest, and those with these keys. */
  listTexts(
    { mode, phones }: Pick<KnownGuest, 'mode' | 'phones'>,
    callIds: readonly string[],
    keys: readonly string[],
  ): Promise<TextMessageEntity[]> {
    return this.newest(TextMessageEntity, 'createdAt', (alias) => ({
      where: `${alias}.mode = :mode AND (${alias}.callId = ANY(:callIds) AND ${alias}.toNumber = ANY(:phones)
        OR ${alias}.key = ANY(:keys))`,
      parameters: { mode, phones, callIds, keys },
    }));
  }

  /** The payment, or those for the reservation. */
  listPaymentsOf(mode: Mode, { kind, id }: RecordOf): Promise<PaymentEntity[]> {
    return this.newest(PaymentEntity, 'createdAt', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.${kind === 'payment' ? 'id' : 'reservationId'} = :id`,
      parameters: { mode, id },
    }));
  }

  listSessionsById(mode: Mode, ids: readonly string[]): Promise<GuestSessionEntity[]> {
    return this.newest(GuestSessionEntity, 'createdAt', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.id = ANY(:ids)`,
      parameters: { mode, ids },
    }));
  }

  listPrecheckinsOf(mode: Mode, reservationId: string): Promise<PrecheckinEntity[]> {
    return this.newest(PrecheckinEntity, 'sentAt', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.reservationId = :reservationId`,
      parameters: { mode, reservationId },
    }));
  }

  listCallsById(mode: Mode, ids: readonly string[]): Promise<CallEntity[]> {
    return this.newest(CallEntity, 'startedAt', (alias) => ({
      where: `${alias}.mode = :mode AND ${alias}.id = ANY(:ids)`,
      parameters: { mode, ids },
    }));
  }

  /** Those of these numbers that get no texts. */
  async listOptedOut(mode: Mode, numbers: readonly string[]): Promise<string[]> {
    const found = await this.database.manager.findBy(TextOptOutEntity, { mode, number: In(numbers) });
    return found.map(({ number }) => number);
  }

  /** The extension requests that payments are for, by the id of the payment. */
  async findExtensions(paymentIds: readonly string[]): Promise<Map<string, ExtensionRequestEntity>> {
    const requests = await this.database.manager.find(ExtensionRequestEntity, {
      where: { payment: { id: In(paymentIds) } },
      relations: { payment: true },
    });
    return new Map(requests.map((request) => [request.payment.id, request]));
  }

  private async newest<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    at: string,
    condition: (alias: string) => { where: string; parameters: ObjectLiteral },
  ): Promise<Row[]> {
    const { where, parameters } = condition('record');
    const rows = await this.database
      .createQueryBuilder(entity, 'record')
      .where(where, parameters)
      .orderBy(`record.${at}`, 'DESC')
      .addOrderBy('record.id', 'DESC')
      .limit(maxRecords)
      .getMany();
    return rows.toReversed();
  }
}
