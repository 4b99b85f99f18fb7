import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, In, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import type { Stay } from '../../providers/property-system.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';
import { Modes } from '../mode/modes.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { callerOf } from './caller-of.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import type { PricedOffer } from './priced-offer.ts';

type Wanted = FindOptionsWhere<GuestSessionEntity>;
type OfCall = Pick<GuestSessionEntity, 'callId' | 'mode'>;
type Asked = { mode: Mode; stay: Stay; roomTypeId: string | undefined };

/** Two may be of the same millisecond. */
const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;

/** Said by its id, or by its name as callers do. */
export const isRoom = (room: PricedOffer | null, said: string): boolean =>
  room !== null &&
  [room.roomTypeId, room.roomTypeName].some((name) => name.toLowerCase() === said.trim().toLowerCase());

/** What a caller has under way: links of the call and of the number that can still be used. */
@Injectable()
export class CallerSessions {
  constructor(
    private readonly database: DataSource,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {}

  /** Of the call in which the caller's newest live link was sent: the newest that can be paid, else that link. */
  async newest(context: ToolContext): Promise<GuestSessionEntity | null> {
    const where = this.ofCaller(context, { mode: await this.modes.current() });
    const sessions = await this.database.manager.find(GuestSessionEntity, { where, order: newestFirst });
    const ofItsCall = sessions.filter(({ callId }) => callId === sessions[0]?.callId);
    const pending = { sessionId: In(ofItsCall.map(({ id }) => id)), status: 'pending' };
    const payments = await this.database.manager.findBy(PaymentEntity, pending);
    return ofItsCall.find(({ id }) => payments.some(({ sessionId }) => sessionId === id)) ?? sessions[0] ?? null;
  }

  /** The newest choice for a stay that can be paid, or was paid in this call. */
  async chosen(
    { mode, stay, roomTypeId }: Asked,
    context: ToolContext,
    em: EntityManager = this.database.manager,
  ): Promise<GuestSessionEntity | undefined> {
    const { startDate, endDate, adults, children } = stay;
    const status = In(['selected', 'contact_submitted']);
    const where = this.ofCaller(context, { mode, startDate, endDate, adults, children, status });
    const sessions = await em.find(GuestSessionEntity, { where, order: newestFirst });
    for (const session of sessions.filter(({ choice }) => !roomTypeId || isRoom(choice, roomTypeId))) {
      if (session.status === 'selected') return session;
      const payment = await this.paymentOf(session, em);
      const isOfThisCall = context.callId !== null && session.callId === context.callId;
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
    return context.web ? ofCall : [...ofCall, { ...live, guestPhone: callerOf(context), isFromWeb: false }];
  }

  private get usable(): Wanted {
    return { expiresAt: MoreThan(this.clock.now()), revokedAt: IsNull(), supersededAt: IsNull() };
  }
}
