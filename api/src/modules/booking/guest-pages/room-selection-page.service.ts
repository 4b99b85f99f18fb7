import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { OfferedRoom, RoomContact, RoomSelectionSession } from '@booking/contracts/guest-pages';
import { extensionSentence, readPhoneNumber } from '@booking/hotel/phone-number';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ConsentsService } from '../../hotel/consents/consents.service.ts';
import { PicturesService } from '../../hotel/pictures/pictures.service.ts';
import type { Inclusions } from '../../../providers/property-system.port.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { Checkouts } from '../checkout/checkouts.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestSessionRepository } from '../links/guest-session.repository.ts';
import { offerKey, shownPhotos, toOfferedRoom, type PricedOffer } from '../selection/priced-offer.mapper.ts';
import { RateInclusions } from '../selection/rate-inclusions.service.ts';
import { RoomsOnOffer } from '../selection/rooms-on-offer.service.ts';
import { textOf } from '../terms/offer-terms.mapper.ts';
import { TermsService } from '../terms/terms.service.ts';

const statusOf = ({ status, supersededAt }: GuestSessionEntity): RoomSelectionSession['status'] =>
  supersededAt ? 'superseded' : status;

/** @throws Refusal 400 */
function numberIn(contact: RoomContact): string {
  const typed = readPhoneNumber(contact.phone);
  if (typed && typed.extension === null) return typed.number;
  const message = typed ? extensionSentence : 'Phone number is required';
  throw new Refusal(400, 'invalid_input', message, [{ path: 'phone', message }]);
}

/** The page on which a guest chooses a room and says who books. */
@Injectable()
export class RoomSelectionPage {
  constructor(
    private readonly sessions: GuestSessionRepository,
    private readonly rooms: RoomsOnOffer,
    private readonly inclusions: RateInclusions,
    private readonly checkouts: Checkouts,
    private readonly consents: ConsentsService,
    private readonly hotel: HotelFacts,
    private readonly pictures: PicturesService,
    private readonly terms: TermsService,
  ) {}

  /** Rooms are priced now; what was shown is remembered, so that a change of price is noticed when one is chosen. */
  async view(session: GuestSessionEntity): Promise<RoomSelectionSession> {
    const offered = this.offers(session);
    const [page] = await Promise.all([
      this.page(session, offered),
      offered.then((offers) => this.remember(session, offers)),
    ]);
    return page;
  }

  /** The same for other eyes than the guest's. */
  preview(session: GuestSessionEntity): Promise<RoomSelectionSession> {
    return this.page(session, this.offers(session));
  }

  /** @throws Refusal 400 for a phone that is none or has an extension; else as `pay` */
  async submitContact(found: GuestSessionEntity, contact: RoomContact): Promise<void> {
    const phone = numberIn(contact);
    const agreed = { how: 'room_page', source: found.id } as const;
    // the link was texted to the guest's phone; another number may belong to a stranger
    if (phone === found.guestPhone) await this.consents.record({ mode: found.mode, who: phone, what: 'text' }, agreed);
    await this.checkouts.pay(found, { ...contact, phone }, true);
  }

  private async offers(session: GuestSessionEntity): Promise<PricedOffer[]> {
    if (statusOf(session) !== 'available') return [];
    return this.rooms.subtractHolds(await this.rooms.getOffers(session.mode, session), [session.id]);
  }

  private async remember(session: GuestSessionEntity, offers: PricedOffer[]): Promise<void> {
    if (statusOf(session) !== 'available') return;
    const shown = Object.fromEntries(offers.map((offer) => [offerKey(offer), offer.price.totalCents]));
    if (!isDeepStrictEqual(shown, session.shown)) await this.sessions.update(session.id, { shown });
  }

  /** What comes with the rates; once a room is chosen, nobody waits for the property system to say so. */
  private inclusionsFor(session: GuestSessionEntity): Promise<Inclusions> {
    const isOpen = statusOf(session) === 'available';
    return isOpen ? this.inclusions.list(session.mode, session) : this.inclusions.findLast(session.mode);
  }

  /** What fills in the form: what the guest typed for a payment that came to nothing, or said in the same call. */
  private async contactOf(session: GuestSessionEntity): Promise<Pick<RoomSelectionSession, 'contact'>> {
    if (statusOf(session) !== 'selected') return {};
    const guest = session.guest ?? (await this.sessions.findGuestOfCall(session));
    if (!guest) return {};
    const { firstName, lastName, email } = guest;
    return { contact: { firstName, lastName, email } };
  }

  private async page(session: GuestSessionEntity, offered: Promise<PricedOffer[]>): Promise<RoomSelectionSession> {
    const { startDate, endDate, adults, children, guestPhone, choice, language } = session;
    const [offers, pictureOf, inclusions, contact, { name, phone }, progress, termsText] = await Promise.all([
      offered,
      offered.then((offers) => this.picturesOf(session, offers)),
      this.inclusionsFor(session),
      this.contactOf(session),
      this.hotel.read(),
      this.checkouts.progressOf(session),
      choice ? textOf(choice.terms) : this.terms.getText(session.mode),
    ]);
    const show = (offer: PricedOffer): OfferedRoom =>
      toOfferedRoom(offer, { pictureOf, inclusions: inclusions[offer.rateId] });
    return {
      ...{ status: statusOf(session), startDate, endDate, adults, children, guestPhone, ...contact },
      rooms: offers.map(show),
      selectedRoom: choice && show(choice),
      termsText,
      ...progress,
      hotel: { name, phone },
      language,
    };
  }

  private picturesOf({ mode }: GuestSessionEntity, offers: PricedOffer[]) {
    return this.pictures.findUrls(
      mode,
      offers.flatMap(shownPhotos).map(({ image }) => image),
    );
  }
}
