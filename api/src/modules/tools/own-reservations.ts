import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { PropertySystem, type Reservation } from '../../providers/property-system.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';

export type Sought = { lastName?: string | undefined; confirmationNumber?: string | undefined };

/** Somebody else's is answered like one that there is not. */
const unknown = (): Refusal =>
  new Refusal(
    404,
    'unknown_reservation',
    'I find no such reservation under the number of this call. Ask for the number once more.',
  );

const isCalled = (lastName: string, { guestName }: Reservation): boolean =>
  guestName.toLowerCase().endsWith(lastName.trim().toLowerCase());

/** The reservations of whoever is calling: booked under the number of the call, or paid by it through us. */
@Injectable()
export class OwnReservations {
  constructor(
    private readonly property: PropertySystem,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 404 for one that is not the caller's, as for one that there is not */
  async one(mode: Mode, context: ToolContext, id: string): Promise<Reservation> {
    const [reservation, paid] = await Promise.all([this.read(mode, id), this.paidBy(mode, context)]);
    if (reservation && isOf(context, reservation, paid)) return reservation;
    throw unknown();
  }

  /** The caller's reservations that are not over, or the one of a number; of a name, where one is said. */
  async find(mode: Mode, context: ToolContext, { lastName, confirmationNumber }: Sought): Promise<Reservation[]> {
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
    const rows = await this.database
      .getRepository(PaymentEntity)
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

function isOf({ callerNumber }: ToolContext, { id, phone }: Reservation, paid: readonly string[]): boolean {
  const caller = numberOf(callerNumber);
  return caller !== undefined && (caller === numberOf(phone) || paid.includes(id));
}
