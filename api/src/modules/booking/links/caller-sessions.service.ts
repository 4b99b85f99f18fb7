import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { isSameEmail, isSameName } from '@booking/hotel/person-name';
import { DataSource, In, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { getCallerNumber } from './caller-number.rule.ts';
import { type BookingGuest, GuestSessionEntity } from './guest-session.entity.ts';
import type { PricedOffer } from '../selection/priced-offer.mapper.ts';

type Wanted = FindOptionsWhere<GuestSessionEntity>;
type OfCall = Pick<GuestSessionEntity, 'callId' | 'mode'>;
type Named = Pick<BookingGuest, 'firstName' | 'lastName' | 'email'>;
type Asked = { mode: Mode; stay: Stay; roomTypeId: string | undefined; guest: Named };

/** Two may be of the same millisecond. */
const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;

/** Said by its id, or by its name as callers do. */
export const isRoom = (room: PricedOffer | null, said: string): boolean =>
  room !== null &&
  [room.roomTypeId, room.roomTypeName].some((name) => name.toLowerCase() === said.trim().toLowerCase());

const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

const isSameGuest = (one: Named | null, other: Named): boolean =>
  one !== null && (isSameName(nameOf(one), nameOf(other)) || isSameEmail(one.email, other.email));

/** Whether what was begun is of this very call. */
export const isOfCall = ({ callId }: Pick<GuestSessionEntity, 'callId'>, context: ToolContext): boolean =>
  callId !== null && callId === context.callId;

/**
 * What a caller has under way: links that can still be used, of the call and, for the same guest, of the number. Many phone from one
 * number (a switchboard, a travel agent), so another call of it says nothing of who this is.
 */
@Injectable()
export class CallerSessions {
  constructor(
    private readonly database: DataSource,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** Of the call: the newest that can be paid, else its newest live link. */
  async newest(context: ToolContext): Promise<GuestSessionEntity | null> {
    const { callId } = context;
    if (callId === null) return null;
    const where = { ...this.usable, callId, mode: await this.modes.current() };
    const sessions = await this.database.manager.find(GuestSessionEntity, { where, order: newestFirst });
    const pending = { sessionId: In(sessions.map(({ id }) => id)), status: 'pending' } as const;
    const payments = await this.database.manager.findBy(PaymentEntity, pending);
    return sessions.find(({ id }) => payments.some(({ sessionId }) => sessionId === id)) ?? sessions[0] ?? null;
  }

  /** The newest choice of this guest for a stay that can be paid, or was paid in this call. */
  async chosen(
    { mode, stay, roomTypeId, guest }: Asked,
    context: ToolContext,
    em: EntityManager = this.database.manager,
  ): Promise<GuestSessionEntity | undefined> {
    const { startDate, endDate, adults, children } = stay;
    const status = In(['selected', 'contact_submitted']);
    const where = this.ofCaller(context, { mode, startDate, endDate, adults, children, status });
    const sessions = await em.find(GuestSessionEntity, { where, order: newestFirst });
    const isTheirs = (session: GuestSessionEntity): boolean =>
      isOfCall(session, context) || isSameGuest(session.guest, guest);
    for (const session of sessions.filter(
      (each) => isTheirs(each) && (!roomTypeId || isRoom(each.choice, roomTypeId)),
    )) {
      if (session.status === 'selected') return session;
      const payment = await this.paymentOf(session, em);
      const isOfThisCall = isOfCall(session, context);
      if (payment?.status === 'pending' || (payment?.status === 'completed' && isOfThisCall)) return session;
    }
    return undefined;
  }

  /** The newest payment of a session. */
  paymentOf({ id }: GuestSessionEntity, em = this.database.manager): Promise<PaymentEntity | null> {
    return em.findOne(PaymentEntity, { where: { sessionId: id }, order: { createdAt: 'DESC' } });
  }

  /**
   * What was sent in a call and nobody has paid for, oldest first; money on its way from a bank counts as paid. For nobody else to
   * change until the transaction ends.
   */
  async lockUnpaid({ callId, mode }: OfCall, em: EntityManager): Promise<GuestSessionEntity[]> {
    if (callId === null) return [];
    const where = { ...this.usable, callId, mode };
    const lock = { mode: 'pessimistic_write' } as const;
    const sessions = await em.find(GuestSessionEntity, { where, order: { createdAt: 'ASC', id: 'ASC' }, lock });
    const ofThem = { sessionId: In(sessions.map(({ id }) => id)), status: In(['pending', 'completed']) };
    const payments = await em.findBy(PaymentEntity, ofThem);
    const paid = payments.filter(({ paidAt, metadata }) => paidAt || metadata['processing']);
    return sessions.filter(({ id }) => !paid.some(({ sessionId }) => sessionId === id));
  }

  private ofCaller(context: ToolContext, which: Wanted): Wanted[] {
    const live = { ...which, ...this.usable };
    const ofCall = context.callId ? [{ ...live, callId: context.callId }] : [];
    // a number that somebody typed opens nothing of whoever has it
    return context.web ? ofCall : [...ofCall, { ...live, guestPhone: getCallerNumber(context), isFromWeb: false }];
  }

  private get usable(): Wanted {
    return { expiresAt: MoreThan(this.clock.now()), revokedAt: IsNull(), supersededAt: IsNull() };
  }
}
