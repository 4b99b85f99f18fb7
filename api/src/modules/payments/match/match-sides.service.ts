import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Env } from '../../../platform/env/env.service.ts';
import { isUnreadableRecord, ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { PropertySystem, type PaidReservation } from '../../../providers/property-system.port.ts';
import { isPaymentReference, type OurPayment } from './found-difference.rule.ts';
import type { AtStripe } from './match-stripe.rule.ts';
import { MatchedPaymentsRepository } from './matched-payments.repository.ts';

/** From the making of a page to the money of a bank transfer it may take so long. */
const pageToMoneyMs = 7 * 24 * 60 * 60_000;

/** What each side tells; null for one that did not answer, and `problems` says why. */
export type Sides = {
  stripe: AtStripe | null;
  ours: OurPayment[];
  reservations: PaidReservation[] | null;
  /** Ids of reservations that are there and cannot be read. */
  unreadable: ReadonlySet<string>;
  problems: string[];
};

/** Asks Stripe, our database and Cloudbeds what was paid, given back and booked. */
@Injectable()
export class MatchSides {
  constructor(
    private readonly payments: MatchedPaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly property: PropertySystem,
    private readonly env: Env,
  ) {}

  /** Of everything since then, and of what is older where Stripe has news of it. One request to each at a time. */
  async read(mode: Mode, since: Date): Promise<Sides> {
    const problems: string[] = [];
    const noting = (error: unknown): null => {
      if (!(error instanceof ProviderError)) throw error;
      problems.push(error.message);
      return null;
    };
    const pagesSince = new Date(since.getTime() - pageToMoneyMs);
    const stripe = await this.stripe(mode, pagesSince).catch(noting);
    const recent = await this.recent(mode, since, stripe);
    const booked = await this.property
      .listBookedSince(mode, hotelDate(pagesSince, this.env.settings.HOTEL_TIME_ZONE))
      .catch(noting);
    const ours = await this.withOthers(mode, recent, booked ?? []);
    const unreadable = new Set<string>();
    const reservations = booked && (await this.withOlder(mode, ours, booked, unreadable).catch(noting));
    return { stripe, ours, reservations, unreadable, problems };
  }

  private async stripe(mode: Mode, since: Date): Promise<AtStripe> {
    const taken = (await this.provider.listPaymentsSince(mode, since)).filter(({ reference }) =>
      isPaymentReference(reference),
    );
    return { taken, refunded: await this.provider.listRefundsSince(mode, since) };
  }

  private recent(mode: Mode, since: Date, stripe: AtStripe | null): Promise<OurPayment[]> {
    return this.payments.listPaidSince(mode, since, {
      sessions: stripe?.taken.map(({ checkoutId }) => checkoutId) ?? [],
      refunded: stripe?.refunded.map(({ paymentId }) => paymentId) ?? [],
      references: stripe?.taken.map(({ reference }) => reference) ?? [],
    });
  }

  /** All that was paid for the same reservations, and what the others of ours were made for. */
  private async withOthers(mode: Mode, recent: OurPayment[], booked: PaidReservation[]): Promise<OurPayment[]> {
    const made = booked.filter(({ reference }) => isPaymentReference(reference));
    const reservations = [...recent.map(({ reservationId }) => reservationId), ...made.map(({ id }) => id)];
    const others = await this.payments.listForReservations(
      mode,
      reservations.filter((id) => id !== null),
      made.map(({ reference }) => reference),
    );
    return [...new Map([...recent, ...others].map((payment) => [payment.id, payment])).values()];
  }

  /** Those that were booked before, and those that the list left out, are asked for one by one; they are few. */
  private async withOlder(
    mode: Mode,
    ours: OurPayment[],
    booked: PaidReservation[],
    unreadable: Set<string>,
  ): Promise<PaidReservation[]> {
    const known = new Set(booked.map(({ id }) => id));
    const paid = ours.filter(({ paidAt, closedNote }) => paidAt && closedNote === null);
    const wanted = new Set(paid.map(({ reservationId }) => reservationId));
    const older: PaidReservation[] = [];
    for (const id of wanted) {
      if (!id || known.has(id)) continue;
      const found = await this.reservation(mode, id);
      if (found === 'unreadable') unreadable.add(id);
      else if (found) older.push(found);
    }
    return [...booked, ...older];
  }

  /** @throws ProviderError unless it is there, or Cloudbeds says that it is not */
  private async reservation(mode: Mode, id: string): Promise<PaidReservation | 'unreadable' | undefined> {
    try {
      const { status, paidCents } = await this.property.getReservation(mode, id);
      // who asked by id knows what it was made for
      return { id, status, paidCents, reference: '', bookedAt: new Date(0) };
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'refused') return undefined;
      if (isUnreadableRecord(error)) return 'unreadable';
      throw error;
    }
  }
}
