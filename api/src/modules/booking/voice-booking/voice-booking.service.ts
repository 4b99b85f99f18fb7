import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { linkState, type LinkState } from '@booking/hotel/link-state';
import { formatDollars } from '@booking/hotel/money';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { consentGroundOfCall } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { detailsLinkText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { getCallerNumber } from '../links/caller-number.rule.ts';
import { isOfCall, isRoom } from '../links/caller-session.rule.ts';
import { CallerSessions } from '../links/caller-sessions.service.ts';
import { Checkouts } from '../checkout/checkouts.service.ts';
import { GuestLinks, type LinkPlace } from '../links/guest-links.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { offerKey, type PricedOffer } from '../selection/priced-offer.mapper.ts';
import { RoomLinks } from '../links/room-links.service.ts';
import { RoomsOnOffer } from '../selection/rooms-on-offer.service.ts';
import { spokenLink, spokenNothingSent, spokenProgress, spokenStanding } from './spoken-progress.mapper.ts';
import { SupersededLinks } from '../checkout/superseded-links.service.ts';

type Name = { firstName: string; lastName: string; email: string };

/** Booking during a call. The caller's number comes from the call, never from what is said in it. */
@Injectable()
export class VoiceBooking {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: CallerSessions,
    private readonly guestSessions: GuestSessionRepository,
    private readonly links: GuestLinks,
    private readonly roomLinks: RoomLinks,
    private readonly superseded: SupersededLinks,
    private readonly rooms: RoomsOnOffer,
    private readonly checkouts: Checkouts,
    private readonly payments: PaymentsService,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** Texts a link to choose a room. @returns what to say */
  async sendRoomLink(stay: Stay, context: ToolContext): Promise<string> {
    const mode = await this.modes.current();
    await this.roomLinks.send(placeOf(mode, stay, context));
    return 'The link is on its way to your phone. Please open it and choose a room.';
  }

  /** Texts a form for name and e-mail, for the cheapest room at the standard rate. @returns what to say */
  async sendDetailsLink(stay: Stay, context: ToolContext): Promise<string> {
    const mode = await this.modes.current();
    const place = placeOf(mode, stay, context);
    await this.requireTextable(context, 'details link');
    // what is held for the caller already stays so, for a link that is texted ends nothing
    const choice = await this.offer(place, undefined);
    const { url } = await this.links.create('booking_details', place, asChosen(choice));
    await this.textDetailsLink(place, url);
    return `The form is on its way by text, for the ${choice.roomTypeName} at ${total(choice)} in total.`;
  }

  /** How far the newest link of the call is, in words. */
  async status(context: ToolContext): Promise<string> {
    const session = await this.sessions.findNewest(context);
    if (!session) return spokenNothingSent(await this.texts.findRefusal(context.callId));
    const payment = await this.sessions.findPayment(session);
    const link = payment ? await this.payments.getLinkState(payment) : await this.linkOf(session);
    return spokenProgress(session, payment, link);
  }

  /**
   * Holds a room under the guest's name and texts where to pay; the reservation is made when it is paid. Asked again it goes on
   * with what was chosen before; another room takes the place of one that is not paid. @returns what to say
   */
  async reserve(stay: Stay, name: Name, roomTypeId: string | undefined, context: ToolContext): Promise<string> {
    const guestPhone = getCallerNumber(context);
    if (!(await this.isPaid(stay, name, roomTypeId, context))) await this.requireTextable(context, 'payment link');
    const session = await this.keepLanguage(await this.sessionFor(stay, name, roomTypeId, context), context);
    const earlier = await this.superseded.expireOlderLinks(session);
    const [standing] = await this.superseded.end(earlier);
    if (standing) return spokenStanding(standing);
    // what another call began is theirs, and stays in the name in which it was begun
    const own = session.guest && !isOfCall(session, context) ? session.guest : name;
    const guest = { ...own, phone: session.guest?.phone ?? guestPhone };
    const { payment, isTexted } = await this.checkouts
      .pay(session, guest)
      .catch((error: unknown) => this.giveUp(session, error));
    const link = spokenLink(payment, isTexted, this.clock.now());
    if (payment.paidAt) return link;
    const instead = earlier.length > 0 ? ' The link from before cannot be used any more.' : '';
    return `The ${session.choice!.roomTypeName} is held. ${link}${instead} The reservation is made as soon as it is paid.`;
  }

  /** Texts the payment link of what the caller chose. @returns what to say */
  async sendPaymentLink(context: ToolContext): Promise<string> {
    const newest = await this.sessions.findNewest(context);
    const session = newest && (await this.keepLanguage(newest, context));
    const guest = session?.guest;
    if (!guest || !session.choice) throw new Refusal(409, 'nothing_chosen', await this.status(context));
    if (!(await this.sessions.findPayment(session))?.paidAt) await this.requireTextable(context, 'payment link');
    const { payment, isTexted } = await this.checkouts.pay(session, guest);
    return spokenLink(payment, isTexted, this.clock.now());
  }

  /** What the caller chose for this stay, by voice or on a page, else a room at the standard rate. */
  private async sessionFor(stay: Stay, guest: Name, roomTypeId: string | undefined, context: ToolContext) {
    const mode = await this.modes.current();
    const asked = { mode, stay, roomTypeId, guest };
    const known = await this.sessions.findChosen(asked, context);
    if (known) return known;
    const place = placeOf(mode, stay, context);
    // what this call holds and is not paid is not kept then
    const own = await this.transactions.run((transaction) =>
      this.guestSessions.lockUnpaid(place, this.clock.now(), transaction),
    );
    const ids = own.map(({ id }) => id);
    const choice = await this.offer(place, roomTypeId, ids);
    return this.transactions.run(async (transaction) => {
      // the same may be asked for twice at once
      await this.links.lockCaller(transaction, place);
      const meanwhile = await this.sessions.findChosen(asked, context, transaction);
      if (meanwhile) return meanwhile;
      return (await this.links.create('booking_details', place, asChosen(choice), transaction)).session;
    });
  }

  /** A room that is free for the caller. @param exceptFor sessions whose holds do not count */
  private async offer({ mode, stay }: LinkPlace, roomTypeId: string | undefined, exceptFor: string[] = []) {
    const offers = await this.rooms.subtractHolds(await this.rooms.getOffers(mode, stay), exceptFor);
    const standard = offers.filter(({ rateType }) => rateType === 'standard');
    const offer = roomTypeId ? standard.find((each) => isRoom(each, roomTypeId)) : standard[0];
    if (offer) return offer;
    throw new Refusal(
      409,
      'nothing_free',
      'This room is not free for these dates. Another room or other dates may be.',
    );
  }

  /** Releases the room when its payment link could not be sent. @throws the error */
  private async giveUp(session: GuestSessionEntity, error: unknown): Promise<never> {
    if (error instanceof Refusal && ['opted_out', 'unreachable'].includes(error.code)) {
      const payment = await this.sessions.findPayment(session);
      if (payment?.status === 'pending' && payment.stripeSession) await this.superseded.end([payment]);
    }
    throw error;
  }

  /** Whether what the caller asks for is paid in this call, so that nothing more is texted. */
  private async isPaid(stay: Stay, guest: Name, roomTypeId: string | undefined, context: ToolContext) {
    const known = await this.sessions.findChosen(
      { mode: await this.modes.current(), stay, roomTypeId, guest },
      context,
    );
    return known !== undefined && Boolean((await this.sessions.findPayment(known))?.paidAt);
  }

  /** Before anything is held for a caller whom its link could not reach. @throws Refusal 409 */
  private async requireTextable(context: ToolContext, purpose: string): Promise<void> {
    const text = { to: getCallerNumber(context), purpose, callId: context.callId };
    await this.texts.requireTextable(await this.modes.current(), text);
  }

  /** How far the link to a session's page is. */
  private async linkOf({ purpose, callId, mode, createdAt, openedAt }: GuestSessionEntity): Promise<LinkState> {
    const what = purpose === 'room_selection' ? 'room link' : 'details link';
    const text = await this.texts.findFirstSince(createdAt, { mode, callId, purpose: what });
    return linkState(text, openedAt !== null);
  }

  private async textDetailsLink({ mode, guestPhone, callId, isFromWeb, language }: LinkPlace, url: string) {
    const body = detailsLinkText({ language, hotel: await this.hotel.read() }, url);
    const text = { to: guestPhone, body, purpose: 'details link', callId };
    await this.texts.send(mode, { ...text, agreed: consentGroundOfCall(callId, isFromWeb) });
  }

  /** What a caller speaks counts until a page of theirs was opened, which is read in a language of its own. */
  private async keepLanguage(session: GuestSessionEntity, { language }: ToolContext): Promise<GuestSessionEntity> {
    const isHeard = language && language !== session.language && (session.openedAt === null || !session.language);
    if (!isHeard) return session;
    await this.guestSessions.update(session.id, { language });
    return { ...session, language };
  }
}

const total = ({ price }: PricedOffer): string => formatDollars(price.totalCents / 100);

const asChosen = (choice: PricedOffer): Partial<GuestSessionEntity> => ({
  choice,
  status: 'selected',
  shown: { [offerKey(choice)]: choice.price.totalCents },
});

const placeOf = (mode: Mode, stay: Stay, context: ToolContext): LinkPlace => ({
  ...{ mode, stay, guestPhone: getCallerNumber(context), callId: context.callId },
  isFromWeb: Boolean(context.web),
  language: context.language ?? null,
});
