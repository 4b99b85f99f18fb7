import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Env } from '../../platform/env/env.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { PropertySystem, type Reservation } from '../../providers/property-system.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';

export type Sought = { lastName?: string | undefined; confirmationNumber?: string | undefined };

/** Somebody else's is answered like one that there is not. */
const unknown = ({ web }: ToolContext): Refusal =>
  new Refusal(
    404,
    'unknown_reservation',
    web
      ? 'I find no such reservation under the phone number and e-mail address of this conversation. Ask for its number once more.'
      : 'I find no such reservation under the number of this call. Ask for the number once more.',
  );

/** Wrong reservation numbers in one conversation on the web. */
const misses = { points: 5, seconds: 60 * 60 };

const isCalled = (lastName: string, { guestName }: Reservation): boolean =>
  guestName.toLowerCase().endsWith(lastName.trim().toLowerCase());

/**
 * The reservations of whoever is calling: booked under the number of the call, or paid by it through us. On the web, where anybody
 * can type any number: the one whose number, phone and e-mail address they all know.
 */
@Injectable()
export class OwnReservations {
  constructor(
    private readonly property: PropertySystem,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Refusal 404 for one that is not the caller's, as for one that there is not; on the web 429 after some of those */
  async one(mode: Mode, context: ToolContext, id: string): Promise<Reservation> {
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
   * The caller's reservations that are not over, or the one of a number; of a name, where one is said.
   * @throws Refusal on the web, where there is one of a number or none
   */
  async find(mode: Mode, context: ToolContext, { lastName, confirmationNumber }: Sought): Promise<Reservation[]> {
    if (context.web) {
      if (!confirmationNumber) throw new Refusal(409, 'no_number', 'Ask for the number of the reservation.');
      return [await this.one(mode, context, confirmationNumber)];
    }
    const paid = await this.paidBy(mode, context);
    const found = confirmationNumber
      ? [await this.read(mode, confirmationNumber)]
      : await this.search(mode, paid, lastName);
    return found
      .filter((each) => each !== undefined)
      .filter((each) => isOf(context, each, paid) && (!lastName || isCalled(lastName, each)));
  }

  private async search(mode: Mode, paid: readonly string[], lastName: string | undefined) {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const [named, ours] = await Promise.all([
      lastName ? this.property.findReservations(mode, { lastName, leavesFrom: today }) : [],
      Promise.all(paid.map((id) => this.read(mode, id))),
    ]);
    const current = ours.filter((each) => each && each.endDate >= today && !named.some(({ id }) => id === each.id));
    return [...named, ...current];
  }

  private async read(mode: Mode, id: string): Promise<Reservation | undefined> {
    try {
      return await this.property.reservation(mode, id);
    } catch (error) {
      if (error instanceof ProviderError && ['refused', 'not_found'].includes(error.trouble)) return undefined;
      throw error;
    }
  }

  /** Ids of the newest reservations that were paid through us from the number of the call. */
  private async paidBy(mode: Mode, context: ToolContext): Promise<string[]> {
    const caller = numberOf(context.callerNumber);
    if (!caller) return [];
    const rows = await this.payments
      .createQueryBuilder('payment')
      .select('payment.reservationId', 'id')
      .where(`payment.mode = :mode AND payment.metadata->>'guestPhone' = :caller`, { mode, caller })
      .andWhere(`payment.reservationId IS NOT NULL AND payment.purpose = 'booking'`)
      .orderBy('payment.createdAt', 'DESC')
      .limit(10)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }
}

const numberOf = (typed: string | null): string | undefined => (typed ? phoneNumberOf(typed) : undefined);

const plain = (email: string): string => email.trim().toLowerCase();

function isOf({ callerNumber, web }: ToolContext, reservation: Reservation, paid: readonly string[]): boolean {
  const { id, phone, email } = reservation;
  if (web) {
    return Boolean(web.phone && web.email) && web.phone === numberOf(phone) && plain(web.email!) === plain(email);
  }
  const caller = numberOf(callerNumber);
  return caller !== undefined && (caller === numberOf(phone) || paid.includes(id));
}
