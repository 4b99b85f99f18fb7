import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { getCallerNumber } from './caller-number.rule.ts';
import { isOfCall, isRoom, isSameGuest, type NamedGuest } from './caller-session.rule.ts';
import type { GuestSessionEntity } from './guest-session.entity.ts';
import { type GuestSessionFilter, GuestSessionRepository } from './guest-session.repository.ts';
import { SessionPaymentRepository } from './session-payment.repository.ts';

type Asked = { mode: Mode; stay: Stay; roomTypeId: string | undefined; guest: NamedGuest };

/**
 * What a caller has under way: links that can still be used, of the call and, for the same guest, of the number. Many phone from one
 * number (a switchboard, a travel agent), so another call of it says nothing of who this is.
 */
@Injectable()
export class CallerSessions {
  constructor(
    private readonly sessions: GuestSessionRepository,
    private readonly payments: SessionPaymentRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** Of the call: the newest that can be paid, else its newest live link. */
  async findNewest({ callId }: ToolContext): Promise<GuestSessionEntity | null> {
    if (callId === null) return null;
    const sessions = await this.sessions.listUsable({ callId, mode: await this.modes.current() }, this.clock.now());
    const ids = sessions.map(({ id }) => id);
    const payable = new Set((await this.payments.listPendingOfSessions(ids)).map(({ sessionId }) => sessionId));
    return sessions.find(({ id }) => payable.has(id)) ?? sessions[0] ?? null;
  }

  /** The newest choice of this guest for a stay that can be paid, or was paid in this call. */
  async findChosen(
    { mode, stay, roomTypeId, guest }: Asked,
    context: ToolContext,
    transaction?: Transaction,
  ): Promise<GuestSessionEntity | undefined> {
    const filters = filtersFor(context, mode);
    const sessions = await this.sessions.listChosen(filters, stay, this.clock.now(), transaction);
    const isTheirs = (session: GuestSessionEntity): boolean =>
      isOfCall(session, context) || isSameGuest(session.guest, guest);
    for (const session of sessions.filter(
      (each) => isTheirs(each) && (!roomTypeId || isRoom(each.choice, roomTypeId)),
    )) {
      if (session.status === 'selected') return session;
      const payment = await this.payments.findNewest(session.id, transaction);
      const isOfThisCall = isOfCall(session, context);
      if (payment?.status === 'pending' || (payment?.status === 'completed' && isOfThisCall)) return session;
    }
    return undefined;
  }

  /** The newest payment of a session. */
  findPayment({ id }: GuestSessionEntity): Promise<PaymentEntity | null> {
    return this.payments.findNewest(id);
  }
}

function filtersFor(context: ToolContext, mode: Mode): GuestSessionFilter[] {
  const { callId, web } = context;
  const ofCall = callId ? [{ callId, mode }] : [];
  // a typed number opens nothing of its owner
  return web ? ofCall : [...ofCall, { guestPhone: getCallerNumber(context), mode, isFromWeb: false }];
}
