import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { isCalled, isSameEmail } from '@booking/spoken-language/person-name';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { isUnreadableRecord, ProviderError } from '../../../platform/outbound/provider.error.ts';
import { readEach } from '../../../platform/outbound/readable-records.rule.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { GuestPaymentRepository } from './guest-payment.repository.ts';

export type ReservationSearch = { lastName?: string | undefined; confirmationNumber?: string | undefined };

/** The reservation of another guest is answered like one that does not exist. */
const unknown = ({ web }: ToolContext): Refusal =>
  new Refusal(
    404,
    'unknown_reservation',
    web
      ? 'I find no such reservation under the phone number and e-mail address of this conversation. Ask for its number once more.'
      : 'I find no such reservation under the number of this call. Ask for the number once more.',
  );

/** One that is there and cannot be read; to be said aloud. */
class UnreadableReservation extends Refusal {
  constructor() {
    super(
      409,
      'unreadable_reservation',
      'I cannot read this reservation from here. Please ask the front desk about it.',
    );
  }
}

/** Wrong reservation numbers in one conversation on the web. */
const misses = { points: 5, seconds: 60 * 60 };

/** More than a caller listens to. */
const mostFound = 12;

/**
 * The caller's reservations: booked under the number of the call, or paid by a link that was texted to it. A visitor of the website can
 * type any number, so they get the one reservation whose number, phone and e-mail address they all know.
 */
@Injectable()
export class CallerReservations {
  constructor(
    private readonly property: PropertySystem,
    private readonly payments: GuestPaymentRepository,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Refusal 404 for one that is not the caller's, as for one that there is not; on the web 429 after some of those */
  async getOne(mode: Mode, context: ToolContext, id: string): Promise<Reservation> {
    const { web } = context;
    const find = async (): Promise<Reservation | undefined> => {
      const [reservation, paid] = await Promise.all([this.read(mode, id), this.paidBy(mode, context)]);
      return reservation && isOf(context, reservation, paid) ? reservation : undefined;
    };
    const reservation = web
      ? await this.limits.attempt('web-reservation-miss', web.conversationId, misses, find)
      : await find();
    if (!reservation) throw unknown(context);
    return reservation;
  }

  /**
   * The caller's reservations that are not over, or the one of a number. A name chooses among several; which are the caller's is
   * decided without it, for names are misheard and written in many ways.
   * @throws Refusal on the web, where there is one of a number or none
   */
  async find(
    mode: Mode,
    context: ToolContext,
    { lastName, confirmationNumber }: ReservationSearch,
  ): Promise<Reservation[]> {
    if (context.web) {
      if (!confirmationNumber) throw new Refusal(409, 'no_number', 'Ask for the number of the reservation.');
      return [await this.getOne(mode, context, confirmationNumber)];
    }
    const caller = numberOf(context.callerNumber);
    if (!caller) return [];
    const paid = this.paidBy(mode, context);
    const found = confirmationNumber
      ? [await this.read(mode, confirmationNumber)]
      : await this.search(mode, caller, await paid);
    const paidIds = await paid;
    const own = found.filter((each) => each !== undefined).filter((each) => isOf(context, each, paidIds));
    const named = lastName ? own.filter(({ guestName }) => isCalled(lastName, guestName)) : [];
    return named.length > 0 ? named : own;
  }

  private async search(mode: Mode, caller: string, paid: readonly string[]): Promise<Reservation[]> {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const current = await this.property.listCurrentReservations(mode, today);
    const booked = current.filter(({ phones }) => phones.some((phone) => numberOf(phone) === caller));
    const ids = [...new Set([...booked.map(({ id }) => id), ...paid])].slice(0, mostFound);
    const { found, unreadable } = await readEach(ids, (id) => this.lookUp(mode, id));
    const known = found.filter((each) => each !== undefined);
    if (known.length === 0 && unreadable.length > 0) throw new UnreadableReservation();
    return known.filter(({ endDate }) => endDate >= today);
  }

  /** @throws Refusal for one that cannot be read */
  private async read(mode: Mode, id: string): Promise<Reservation | undefined> {
    return this.lookUp(mode, id).catch((error: unknown) => {
      throw isUnreadableRecord(error) ? new UnreadableReservation() : error;
    });
  }

  private async lookUp(mode: Mode, id: string): Promise<Reservation | undefined> {
    return this.property.getReservation(mode, id).catch((error: unknown) => {
      if (error instanceof ProviderError && ['refused', 'not_found'].includes(error.kind)) return undefined;
      throw error;
    });
  }

  /** Ids of the newest reservations that were paid through us by a link to the number of the call, or with it as the contact. */
  private async paidBy(mode: Mode, context: ToolContext): Promise<string[]> {
    const caller = numberOf(context.callerNumber);
    return caller ? this.payments.listReservationsPaidBy(mode, caller) : [];
  }
}

const numberOf = (typed: string | null): string | undefined => (typed ? phoneNumberOf(typed) : undefined);

function isOf({ callerNumber, web }: ToolContext, reservation: Reservation, paid: readonly string[]): boolean {
  const { id, phone, otherPhone, email } = reservation;
  const numbers = [phone, otherPhone].map((typed) => numberOf(typed));
  if (web) return Boolean(web.phone && web.email) && numbers.includes(web.phone!) && isSameEmail(web.email!, email);
  const caller = numberOf(callerNumber);
  return caller !== undefined && (numbers.includes(caller) || paid.includes(id));
}
