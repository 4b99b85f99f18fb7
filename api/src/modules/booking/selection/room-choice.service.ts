import { Injectable } from '@nestjs/common';
import { formatDollars } from '@booking/hotel/money';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { GuestLinks } from '../links/guest-links.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { SessionPaymentRepository } from '../links/session-payment.repository.ts';
import { mayHoldMore, nextHold } from './room-hold-time.rule.ts';
import { RoomHoldRepository } from './room-hold.repository.ts';
import { offerKey, pickOffer, type PricedOffer } from './priced-offer.mapper.ts';
import { isSameAgreement, type OfferTerms } from '../terms/offer-terms.mapper.ts';
import { RoomsOnOffer } from './rooms-on-offer.service.ts';

const taken = (): Refusal =>
  new Refusal(409, 'room_taken', 'This room has just been taken. Please choose another one.');

const alreadyChosen = (): Refusal =>
  new Refusal(409, 'already_chosen', 'You have chosen your room already. Please check your phone.');

const hadItsTime = (): Refusal =>
  new Refusal(409, 'held_before', 'This link has held rooms for as long as it can. Please ask us for a new one.');

const tooMany = (): Refusal =>
  new Refusal(
    409,
    'too_many_held',
    'Many rooms are being chosen at this moment. Try again in some minutes, or call us.',
  );

const priceChanged = (beforeCents: number, nowCents: number): Refusal => {
  const [before, now] = [beforeCents, nowCents].map((cents) => formatDollars(cents / 100));
  const words = `The price of this room has changed from ${before} to ${now}. Choose it again if that is fine.`;
  return new Refusal(409, 'price_changed', words);
};

const termsChanged = (): Refusal =>
  new Refusal(
    409,
    'terms_changed',
    'The cancellation terms of this room have changed. Choose it again if they are fine.',
  );

type RoomChoice = {
  roomTypeId: string;
  ratePlanId?: string | undefined;
  /** What the guest's own page says; what was read last may have been read for another, such as a messenger's preview. */
  shownCents?: number | undefined;
  /** The version of the terms that the page says. */
  shownTerms?: string | undefined;
  /** What the guest agreed to when the room was chosen. */
  agreedTerms?: OfferTerms | undefined;
};

const isOtherAgreement = ({ shownTerms, agreedTerms }: RoomChoice, { terms }: PricedOffer): boolean =>
  agreedTerms ? !isSameAgreement(agreedTerms, terms) : shownTerms !== undefined && shownTerms !== terms?.version;

/** Takes a guest's choice: prices it again, and holds the room so that another guest cannot buy the last one meanwhile. */
@Injectable()
export class RoomChoiceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: GuestLinks,
    private readonly sessions: GuestSessionRepository,
    private readonly payments: SessionPaymentRepository,
    private readonly holds: RoomHoldRepository,
    private readonly rooms: RoomsOnOffer,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 409 when the room is gone, costs another price or has other terms than were shown, or the choice is past */
  async choose(found: GuestSessionEntity, choice: RoomChoice): Promise<void> {
    if (await this.priceAndHold(found, choice)) return;
    throw alreadyChosen();
  }

  /**
   * Shows the guest the rooms again. The one that was chosen stays held until its time is over or another is chosen, so that looking
   * at the others costs nothing. @throws Refusal 409 when the contact was sent
   */
  async chooseAgain(found: GuestSessionEntity): Promise<void> {
    const isOpen = await this.transactions.run(async (transaction) => {
      const { id, status } = await this.links.lock(transaction, found);
      if (status === 'selected') await this.sessions.reopen(id, transaction);
      return status !== 'contact_submitted';
    });
    if (!isOpen) throw alreadyChosen();
  }

  /**
   * Holds what was chosen for as long again, before money is asked for: rooms are blocked and prices changed in the property
   * system too. @throws Refusal when it is gone, costs another price or has other terms
   */
  async holdAgain(found: GuestSessionEntity): Promise<void> {
    const { status, choice } = found;
    if (status === 'selected' && choice)
      await this.priceAndHold(found, {
        ...{ roomTypeId: choice.roomTypeId, ratePlanId: choice.rateId },
        agreedTerms: choice.terms,
      });
  }

  /** @returns false when where to pay is known already, so that nothing is chosen any more */
  private async priceAndHold(found: GuestSessionEntity, wish: RoomChoice): Promise<boolean> {
    const { roomTypeId, ratePlanId, shownCents } = wish;
    const asked = await this.rooms.getOffers(found.mode, found);
    const end = await this.transactions.run(async (transaction) => {
      await this.links.lockCaller(transaction, found);
      await this.holds.lock(transaction, found.mode, [roomTypeId]);
      const session = await this.links.lock(transaction, found);
      if (session.status === 'contact_submitted') return false;
      const offers = await this.rooms.subtractHolds(asked, [session.id], transaction);
      const offer = pickOffer(offers, roomTypeId, ratePlanId);
      if (!offer) {
        if (session.choice?.roomTypeId === roomTypeId) await this.reopen(transaction, session);
        return taken();
      }
      const { totalCents } = offer.price;
      const before = shownCents ?? session.shown[offerKey(offer)];
      if (before !== undefined && before !== totalCents) {
        await this.showAgain(transaction, session, offer);
        return priceChanged(before, totalCents);
      }
      if (isOtherAgreement(wish, offer)) {
        await this.showAgain(transaction, session, offer);
        return termsChanged();
      }
      const held = await this.hold(transaction, session, roomTypeId);
      if (held instanceof Refusal) return held;
      const isSame = session.choice !== null && offerKey(session.choice) === offerKey(offer);
      const chosenAt = isSame ? session.chosenAt : this.clock.now();
      const shown = { ...session.shown, [offerKey(offer)]: totalCents };
      const chosen = { status: 'selected', choice: offer, chosenAt, shown, ...held } as const;
      await this.sessions.update(session.id, chosen, transaction);
      return true;
    });
    if (end instanceof Refusal) throw end;
    return end;
  }

  /** Holds the room. @returns how often the link has had one held now, or why it has none */
  private async hold(transaction: Transaction, session: GuestSessionEntity, roomTypeId: string) {
    const [holder, now] = [{ sessionId: session.id }, this.clock.now()];
    const until = await this.holds.findEnd(transaction, holder);
    const endedPages = await this.payments.countEnded(session.id, transaction);
    const next = nextHold({ heldTimes: session.heldTimes, until, endedPages }, now);
    if (!next) return hadItsTime();
    await this.holds.releaseOthers(transaction, session);
    if (!mayHoldMore(await this.holds.countUnpaid(transaction, session, now), session.isFromWeb)) return tooMany();
    await this.holds.save(transaction, holder, [{ ...session, roomTypeId }], next.until);
    return { heldTimes: next.heldTimes };
  }

  /** What was chosen is gone; where there is a list, another room can be chosen from it. */
  private async reopen(transaction: Transaction, { id }: GuestSessionEntity): Promise<void> {
    await this.holds.release(transaction, { sessionId: id });
    await this.sessions.reopen(id, transaction);
  }

  private async showAgain(transaction: Transaction, session: GuestSessionEntity, offer: PricedOffer): Promise<void> {
    const { id, shown, choice } = session;
    const isChosen = choice !== null && offerKey(choice) === offerKey(offer);
    const now = { ...shown, [offerKey(offer)]: offer.price.totalCents };
    await this.sessions.update(id, { shown: now, ...(isChosen && { choice: offer }) }, transaction);
  }
}
