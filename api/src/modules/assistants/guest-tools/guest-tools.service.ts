import { Injectable } from '@nestjs/common';
import type { guestTools } from '@booking/contracts/guest-tools';
import { hotelDate } from '@booking/hotel/hotel-time';
import { words } from '@booking/languages/words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem, type Stay } from '../../../providers/property-system.port.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';
import { WebGuests } from '../../../providers/web-guests.port.ts';
import { getCallerNumber } from '../../booking/links/caller-number.rule.ts';
import { isIntakeEmail } from '../../booking/voice-booking/guest-intake.rule.ts';
import { GuestIntakes } from '../../booking/voice-booking/guest-intakes.service.ts';
import { QuotedRates } from '../../booking/quotes/quoted-rates.service.ts';
import { RoomsOnOffer } from '../../booking/selection/rooms-on-offer.service.ts';
import { spokenTerms } from '../../booking/terms/spoken-terms.mapper.ts';
import { TermsService } from '../../booking/terms/terms.service.ts';
import { VoiceBooking } from '../../booking/voice-booking/voice-booking.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { consentGroundOfCall } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { hasForeignLink } from '../../hotel/texts/foreign-links.rule.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { CallerReservations } from './caller-reservations.service.ts';
import { spokenFacts } from '../spoken-answers/spoken-facts.mapper.ts';
import { spokenOffers, spokenStay } from '../spoken-answers/spoken-offers.mapper.ts';
import { spokenOwn } from '../spoken-answers/spoken-reservations.mapper.ts';
import { requireBookableStay } from './requested-stay.rule.ts';
import type { ArgumentsOf, ToolHandler } from '../tools/tool-handler.port.ts';

type Arguments<Name extends keyof typeof guestTools> = ArgumentsOf<typeof guestTools, Name>;

/** What was chosen is gone. */
const takenCodes = ['room_taken', 'room_taken_texted', 'room_taken_call'];

/** Three texts of 160 letters. */
const longestText = 480;

/** What the booking assistant can do. */
@Injectable()
export class GuestTools {
  readonly work: Record<string, ToolHandler>;

  constructor(
    private readonly property: PropertySystem,
    private readonly own: CallerReservations,
    private readonly rooms: RoomsOnOffer,
    private readonly quotes: QuotedRates,
    private readonly booking: VoiceBooking,
    private readonly intakes: GuestIntakes,
    private readonly webGuests: WebGuests,
    private readonly hotel: HotelFacts,
    private readonly terms: TermsService,
    private readonly texts: TextsService,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    this.work = {
      get_property_facts: (args) => this.propertyFacts(args),
      get_availability_and_rates: (args, context) =>
        this.availability(args as Arguments<'get_availability_and_rates'>, context),
      lookup_reservation: (args, context) => this.lookUp(args as Arguments<'lookup_reservation'>, context),
      get_guest_intake: (args, context) => this.guestIntake(args as Arguments<'get_guest_intake'>, context),
      send_room_selection_link: (args, context) =>
        this.sendRoomLink(args as Arguments<'send_room_selection_link'>, context),
      check_room_selection_status: (_, context) => this.booking.status(context),
      send_booking_details_link: (args, context) =>
        this.booking.sendDetailsLink(this.stay(args as Arguments<'send_booking_details_link'>), context),
      create_reservation: (args, context) => this.reserve(args as Arguments<'create_reservation'>, context),
      create_stripe_checkout_session: (_, context) => this.booking.sendPaymentLink(context),
      send_sms: (args, context) => this.sendText(args as Arguments<'send_sms'>, context),
    };
  }

  private async propertyFacts({ topic }: Arguments<'get_property_facts'>): Promise<string> {
    const mode = await this.modes.current();
    const [profile, hotel, source] = await Promise.all([
      this.property.getProfile(mode),
      this.hotel.read(),
      this.terms.getSource(mode),
    ]);
    return spokenFacts({ ...profile, terms: spokenTerms(source, words('en')) }, hotel, topic);
  }

  private async availability(args: Arguments<'get_availability_and_rates'>, context: ToolContext): Promise<string> {
    const stay = this.stay(args);
    const words = await this.freeRooms(stay, context);
    await this.showInChat(stay, context);
    return words;
  }

  private async sendRoomLink(args: Arguments<'send_room_selection_link'>, context: ToolContext): Promise<string> {
    const stay = this.stay(args);
    const words = await this.booking.sendRoomLink(stay, context);
    // now that the phone is proven a room can be chosen in the chat as well
    await this.showInChat(stay, context);
    return words;
  }

  /** A visitor of the website sees the rooms beside the words of the answer. */
  private async showInChat(stay: Stay, { web }: ToolContext): Promise<void> {
    if (web) await this.webGuests.saveNamedStay(web, stay);
  }

  private async freeRooms(stay: Stay, context: ToolContext): Promise<string> {
    const asked = await this.rooms.getOffers(await this.modes.current(), stay);
    const left = await this.rooms.subtractHolds(asked);
    await this.quotes.keep(context, asked, left);
    return spokenOffers(stay, left, this.today);
  }

  private async lookUp(args: Arguments<'lookup_reservation'>, context: ToolContext): Promise<string> {
    return spokenOwn(await this.own.find(await this.modes.current(), context, args), this.today);
  }

  /** The intake is typed and proves nothing, so only its dates are told. An e-mail address is compared once the caller said it. */
  private async guestIntake({ email }: Arguments<'get_guest_intake'>, context: ToolContext): Promise<string> {
    // a typed or withheld number opens nothing
    const intake = context.callerNumber ? await this.intakes.findForCaller(getCallerNumber(context)) : undefined;
    if (!intake) return 'The caller has not entered anything on our website. Ask for dates and guests.';
    if (email !== undefined) {
      return isIntakeEmail(intake, email)
        ? 'This is the e-mail address that was entered on our website.'
        : 'Another e-mail address was entered on our website. Ask the caller to spell theirs, and use what they say.';
    }
    const { checkInDate: startDate, checkOutDate: endDate } = intake;
    const dates = spokenStay({ startDate, endDate, adults: 1, children: 0 }, this.today).replace(/ for 1 adult$/, '');
    return `Somebody entered ${dates} on our website with the number of this call. Ask whether these are the caller's dates, how many guests come, and for name and e-mail address.`;
  }

  private async reserve(args: Arguments<'create_reservation'>, context: ToolContext): Promise<string> {
    const { firstName, lastName, email, roomTypeId } = args;
    const stay = this.stay(args);
    try {
      return await this.booking.reserve(stay, { firstName, lastName, email }, roomTypeId, context);
    } catch (error) {
      const isGone = error instanceof Refusal && [...takenCodes, 'nothing_free'].includes(error.code);
      if (!isGone) throw error;
      throw new Refusal(error.status, error.code, `${error.message} ${await this.freeRooms(stay, context)}`);
    }
  }

  private async sendText(args: Arguments<'send_sms'>, context: ToolContext): Promise<string> {
    const mode = await this.modes.current();
    const body = context.web ? await this.textOfFact(args.topic) : await this.ownWords(args.message);
    const text = { to: getCallerNumber(context), body, purpose: 'asked for', callId: context.callId };
    const agreed = consentGroundOfCall(context.callId, context.web !== null);
    await this.texts.send(mode, { ...text, agreed });
    return 'The text message is on its way.';
  }

  /** A visitor of the website can make the assistant write anything, so only facts of the hotel are texted from there. */
  private async textOfFact(topic: string | undefined): Promise<string> {
    const fact = topic && (await this.propertyFacts({ topic }));
    if (!fact) throw new Refusal(409, 'no_topic', 'Only facts of the hotel can be texted from here. Name the topic.');
    const { name } = await this.hotel.read();
    return `${name}: ${fact}`.slice(0, longestText);
  }

  /** @throws Refusal 409 for a link that leads anywhere else than to us */
  private async ownWords(message: string): Promise<string> {
    const { GUESTS_URL, PUBLIC_URL } = this.env.settings;
    const { website } = await this.hotel.read();
    if (!hasForeignLink(message, [GUESTS_URL, PUBLIC_URL, website])) return message;
    throw new Refusal(409, 'foreign_link', 'Links to other websites cannot be texted. Write it without a link.');
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  private stay(stay: Stay): Stay {
    return requireBookableStay(stay, this.today);
  }
}
