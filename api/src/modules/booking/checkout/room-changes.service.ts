import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import { GuestLinks } from '../links/guest-links.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { RoomHoldRepository } from '../selection/room-hold.repository.ts';
import { SupersededLinks } from './superseded-links.service.ts';

const paidAlready = (): Refusal =>
  new Refusal(409, 'paid_already', 'This stay is paid, or its payment is on its way, so the room stays as it is.');

/** A guest who has not paid wants another room: the page to pay on ends, and the room is given back. */
@Injectable()
export class RoomChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: GuestLinks,
    private readonly sessions: GuestSessionRepository,
    private readonly payments: PaymentsRepository,
    private readonly holds: RoomHoldRepository,
    private readonly superseded: SupersededLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends what could be paid for a session; its room can be chosen again. Repeating it changes nothing more.
   * @throws Refusal 409 once it is paid, or another link is used; ProviderError when Stripe cannot end its page
   */
  async giveBack(found: GuestSessionEntity): Promise<void> {
    const payment = await this.transactions.run(async (transaction) => {
      await this.links.lockCaller(transaction, found);
      const { id: sessionId } = await this.links.lock(transaction, found);
      // one that Stripe has no page for can be ended here
      await this.payments.cancelWithoutSession([sessionId], this.clock.now(), transaction);
      return this.payments.findOfSession(sessionId, transaction);
    });
    if (!payment) return;
    if (payment.status !== 'pending' || payment.metadata['processing']) throw paidAlready();
    const [standing] = await this.superseded.end([payment]);
    if (standing) throw paidAlready();
  }

  /** The rooms behind the same link. @returns the session to choose in @throws as `giveBack` */
  async chooseAgain(found: GuestSessionEntity): Promise<GuestSessionEntity> {
    await this.giveBack(found);
    return this.transactions.run(async (transaction) => {
      await this.links.lockCaller(transaction, found);
      const session = await this.links.lock(transaction, found);
      await this.holds.release(transaction, { sessionId: session.id });
      if (session.purpose === 'room_selection') {
        if (session.status === 'selected') await this.sessions.reopen(session.id, transaction);
        return session;
      }
      // a form for name and address has no list of rooms, so one takes its place
      const { session: instead } = await this.links.create(
        'room_selection',
        { ...session, stay: session },
        {},
        transaction,
      );
      await this.sessions.supersede([session.id], instead.createdAt, transaction);
      return instead;
    });
  }
}
