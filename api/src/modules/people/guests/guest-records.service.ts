import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { usualLanguage } from '@booking/languages/language';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { PaymentFact } from '../../calls/trip/trip-facts.schema.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { confirmationKeys } from '../../payments/confirmations/confirmation-keys.rule.ts';
import { confirmationOf, confirmationText } from '../../payments/confirmations/confirmation-words.mapper.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import type { GuestFacts, KnownGuest } from './guest-facts.schema.ts';
import { GuestRecordsRepository, maxRecords, type RecordOf } from './guest-records.repository.ts';
import { precheckinTextKey } from './precheckin-events.rule.ts';

type OfCall = { callId: string | null };

const callIdsOf = (records: readonly OfCall[]): string[] => [...new Set(records.flatMap(({ callId }) => callId ?? []))];

type OfPayments = Pick<GuestFacts, 'payments' | 'precheckins'>;

/** What the keys of the texts about these are. */
const textKeysOf = ({ payments, precheckins }: OfPayments): string[] => [
  ...payments.flatMap(({ id }) => [`payment link ${id}`, ...confirmationKeys(id)]),
  ...precheckins.map(precheckinTextKey),
];

/** The numbers that texts about these go to. */
function phonesOf({ payments, sessions, precheckins }: OfPayments & Pick<GuestFacts, 'sessions'>): string[] {
  const given = [
    ...payments.map(({ metadata }) => metadata['guestPhone']),
    ...[...sessions, ...precheckins].map(({ guestPhone }) => guestPhone),
  ];
  return [...new Set(given.filter((phone) => typeof phone === 'string' && phone !== ''))] as string[];
}

/** The records of guests, as far as a timeline needs them. */
@Injectable()
export class GuestRecords {
  constructor(
    private readonly records: GuestRecordsRepository,
    private readonly payments: PaymentsService,
    private readonly hotel: HotelFacts,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @returns also whether these are all */
  async of(guest: KnownGuest, optedOut: ReadonlySet<string>): Promise<GuestFacts & { isWhole: boolean }> {
    const [paid, named, precheckins, reservationEvents] = await Promise.all([
      this.records.listPayments(guest),
      this.records.listSessions(guest),
      this.records.listPrecheckins(guest),
      this.records.listReservationEvents(guest),
    ]);
    // a canceled payment was replaced by another one, which counts alone
    const payments = await this.withExtensions(paid.filter(({ status }) => status !== 'canceled'));
    const calls = await this.records.listCalls(guest, callIdsOf([...payments, ...named, ...precheckins]));
    const callIds = calls.map(({ id }) => id);
    const keys = textKeysOf({ payments, precheckins });
    const [unnamed, texts] = await Promise.all([
      this.records.listUnnamedSessions(guest, callIds),
      this.records.listTexts(guest, callIds, keys),
    ]);
    const sessions = [...named, ...unnamed].toSorted(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
    );
    const read = [paid, named, precheckins, reservationEvents, calls, unnamed, texts];
    return {
      ...{ calls, texts, sessions, payments, precheckins, reservationEvents, optedOut, ...this.present() },
      confirmations: await this.confirmationsOf(payments),
      isWhole: read.every(({ length }) => length < maxRecords),
    };
  }

  /** The same of one payment, or of one reservation with all that was paid for it. */
  async ofRecord(mode: Mode, record: RecordOf): Promise<GuestFacts> {
    const isReservation = record.kind === 'reservation';
    const paid = await this.records.listPaymentsOf(mode, record);
    const sessionIds = paid.flatMap(({ sessionId }) => sessionId ?? []);
    const [payments, sessions, precheckins, reservationEvents] = await Promise.all([
      this.withExtensions(isReservation ? paid.filter(({ status }) => status !== 'canceled') : paid),
      this.records.listSessionsById(mode, sessionIds),
      isReservation ? this.records.listPrecheckinsOf(mode, record.id) : [],
      isReservation ? this.records.listReservationEvents({ mode, reservations: [record.id] }) : [],
    ]);
    const callIds = callIdsOf([...payments, ...sessions, ...precheckins]);
    const phones = phonesOf({ payments, sessions, precheckins });
    const [calls, texts, optedOut] = await Promise.all([
      this.records.listCallsById(mode, callIds),
      this.records.listTexts({ mode, phones }, callIds, textKeysOf({ payments, precheckins })),
      this.records.listOptedOut(mode, phones),
    ]);
    return {
      ...{ calls, texts, sessions, payments, precheckins, reservationEvents, ...this.present() },
      optedOut: new Set(optedOut),
      confirmations: await this.confirmationsOf(payments),
    };
  }

  private present(): Pick<GuestFacts, 'now' | 'today'> {
    const now = this.clock.now();
    return { now, today: hotelDate(now, this.env.settings.HOTEL_TIME_ZONE) };
  }

  private async withExtensions(payments: readonly PaymentEntity[]): Promise<(PaymentFact & OfCall)[]> {
    const extensions = await this.records.findExtensions(payments.map(({ id }) => id));
    return payments.map((payment) => ({
      ...payment,
      isUnsynced: this.payments.isUnsynced(payment),
      extension: extensions.get(payment.id) ?? null,
    }));
  }

  private async confirmationsOf(payments: readonly PaymentFact[]): Promise<Map<string, string>> {
    const done = payments.filter(({ syncStatus, status }) => syncStatus === 'synced' && status !== 'refunded');
    if (done.length === 0) return new Map();
    const hotel = await this.hotel.read();
    return new Map(
      done.flatMap((payment) => {
        const { id, purpose, reservationId, metadata, extension } = payment;
        if (reservationId === null) return [];
        const confirmed = confirmationOf({ purpose, reservationId, metadata }, extension?.newCheckoutDate);
        // staff read it before they tell the guest
        const frame = { language: usualLanguage, hotel };
        return [[id, confirmationText(frame, confirmed, payment, this.env.settings.HOTEL_TIME_ZONE)] as const];
      }),
    );
  }
}
