import { Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { guestPageEndpoints as endpoints } from '@booking/contracts/guest-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../../../platform/http/headers/page-language.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders } from '../../../platform/http/lists/table-file.mapper.ts';
import { BookingDetailsPage } from './booking-details-page.service.ts';
import { RoomChoiceService } from '../selection/room-choice.service.ts';
import { RoomChanges } from '../checkout/room-changes.service.ts';
import { GuestLinks, type LinkPurpose } from '../links/guest-links.service.ts';
import { GuestPreviews } from './guest-previews.service.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import { GuestIntakes } from '../voice-booking/guest-intakes.service.ts';
import { OutcomePage } from './outcome-page.service.ts';
import { RoomSelectionPage } from './room-selection-page.service.ts';

type Done = AnswerOf<typeof endpoints.intake>;
const done = (message: string): Done => ({ success: true, message });

/** What guests' phones call. The link is all that proves who they are. */
@Controller()
export class GuestPagesController {
  constructor(
    private readonly links: GuestLinks,
    private readonly previews: GuestPreviews,
    private readonly selection: RoomSelectionPage,
    private readonly rooms: RoomChoiceService,
    private readonly changes: RoomChanges,
    private readonly details: BookingDetailsPage,
    private readonly intakes: GuestIntakes,
    private readonly outcome: OutcomePage,
  ) {}

  @Route(endpoints.outcome)
  checkout(@Input() { query }: InputOf<typeof endpoints.outcome>): Promise<AnswerOf<typeof endpoints.outcome>> {
    return this.outcome.getOutcome(query.checkout);
  }

  @Route(endpoints.calendar)
  async calendar(
    @Input() { query }: InputOf<typeof endpoints.calendar>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof endpoints.calendar>> {
    const file = await this.outcome.calendar(query.checkout);
    reply.headers(fileHeaders('stay', 'ics'));
    return file;
  }

  @Route(endpoints.roomSelection)
  async roomSelection(
    @Input() { params }: InputOf<typeof endpoints.roomSelection>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.roomSelection>> {
    const preview = await this.previews.find('room_selection', params.token, request);
    if (preview) return { session: await this.selection.preview(preview) };
    return { session: await this.selection.view(await this.links.find('room_selection', params.token, request.ip)) };
  }

  @Route(endpoints.roomsOpened)
  roomsOpened(
    @Input() { params }: InputOf<typeof endpoints.roomsOpened>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.roomsOpened>> {
    return this.opened('room_selection', params.token, request);
  }

  @Route(endpoints.selectRoom)
  async selectRoom(
    @Input() { params, body }: InputOf<typeof endpoints.selectRoom>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    const session = await this.forGuest('room_selection', params.token, request);
    const { roomTypeId, ratePlanId, totalWithTaxes, termsVersion: shownTerms } = body;
    const shownCents = totalWithTaxes === undefined ? undefined : Math.round(totalWithTaxes * 100);
    await this.rooms.choose(session, { roomTypeId, ratePlanId, shownCents, shownTerms });
    return done('Your room is held for you.');
  }

  @Route(endpoints.chooseAgain)
  async chooseAgain(
    @Input() { params }: InputOf<typeof endpoints.chooseAgain>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    const session = await this.forGuest('room_selection', params.token, request);
    await this.changes.giveBack(session);
    await this.rooms.chooseAgain(session);
    return done('You can choose another room.');
  }

  @Route(endpoints.submitContact)
  async submitContact(
    @Input() { params, body }: InputOf<typeof endpoints.submitContact>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    const session = await this.forGuest('room_selection', params.token, request);
    await this.selection.submitContact(session, body);
    return done('A payment link is on its way to your phone.');
  }

  @Route(endpoints.bookingDetails)
  async bookingDetails(
    @Input() { params }: InputOf<typeof endpoints.bookingDetails>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.bookingDetails>> {
    const preview = await this.previews.find('booking_details', params.token, request);
    const session = preview ?? (await this.links.find('booking_details', params.token, request.ip));
    return { session: await this.details.view(session) };
  }

  @Route(endpoints.detailsOpened)
  detailsOpened(
    @Input() { params }: InputOf<typeof endpoints.detailsOpened>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.detailsOpened>> {
    return this.opened('booking_details', params.token, request);
  }

  @Route(endpoints.submitDetails)
  async submitDetails(
    @Input() { params, body }: InputOf<typeof endpoints.submitDetails>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    const session = await this.forGuest('booking_details', params.token, request);
    await this.details.submit(session, body);
    return done('A payment link is on its way to your phone.');
  }

  @Route(endpoints.intake)
  async intake(@Input() { body }: InputOf<typeof endpoints.intake>): Promise<Done> {
    await this.intakes.save(body);
    return done('Your information is saved.');
  }

  /** The session behind a link, for a change by its guest. It counts as opened then, and as read in the language of the page. */
  private async forGuest(purpose: LinkPurpose, token: string, request: FastifyRequest): Promise<GuestSessionEntity> {
    await this.previews.refuse(purpose, token, request);
    return this.links.open(purpose, token, request.ip, pageLanguage(request));
  }

  private async opened(purpose: LinkPurpose, token: string, request: FastifyRequest): Promise<{ success: true }> {
    if (!(await this.previews.find(purpose, token, request))) {
      await this.links.open(purpose, token, request.ip, pageLanguage(request));
    }
    return { success: true };
  }
}
