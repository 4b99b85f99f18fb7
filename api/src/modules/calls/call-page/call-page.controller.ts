import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { callDetailEndpoints as endpoints, type CallPage, type CallReview } from '@booking/contracts/call-detail';
import { callTripEndpoints as tripEndpoints, type TripStep } from '@booking/contracts/call-trip';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { RoomLinks } from '../../booking/links/room-links.service.ts';
import { CallPageService } from './call-page.service.ts';
import { RecordingPlayback } from '../recordings/recording-playback.service.ts';
import { RecordingListeners } from '../recordings/recording-listeners.service.ts';
import { CallReviewsService } from './call-reviews.service.ts';
import { TripsService } from '../trip/trips.service.ts';

@Controller()
export class CallPageController {
  constructor(
    private readonly pages: CallPageService,
    private readonly reviews: CallReviewsService,
    private readonly recordings: RecordingPlayback,
    private readonly listeners: RecordingListeners,
    private readonly trips: TripsService,
    private readonly roomLinks: RoomLinks,
  ) {}

  @Route(endpoints.page)
  page(@Input() { params }: InputOf<typeof endpoints.page>): Promise<CallPage> {
    return this.pages.read(params.id);
  }

  @Route(endpoints.review)
  review(
    @Input() { params, body }: InputOf<typeof endpoints.review>,
    @Req() request: FastifyRequest,
  ): Promise<CallReview> {
    return this.reviews.save(params.id, body, request.user!.name);
  }

  @Route(endpoints.stopTexts)
  stopTexts(
    @Input() { params }: InputOf<typeof endpoints.stopTexts>,
    @Req() request: FastifyRequest,
  ): Promise<CallPage> {
    return this.pages.stopTexts(params.id, request.user!);
  }

  @Route(endpoints.recording)
  async recording(
    @Input() { params }: InputOf<typeof endpoints.recording>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.listeners.note(params.id, request.user!);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      const { status, headers, body } = await this.recordings.open(params.id, request.headers.range, left.signal);
      await reply
        .status(status)
        .headers(headers)
        .send(body && Readable.fromWeb(body));
    } catch (error) {
      // nobody is there to be told
      if (!left.signal.aborted) throw error;
    }
  }

  @Route(tripEndpoints.trip)
  trip(@Input() { params }: InputOf<typeof tripEndpoints.trip>): Promise<TripStep[]> {
    return this.trips.read(params.id);
  }

  @Route(tripEndpoints.textLink)
  async textLink(@Input() { params, body }: InputOf<typeof tripEndpoints.textLink>): Promise<TripStep[]> {
    await this.roomLinks.sendAgain(params.id, body.sessionId);
    return this.trips.read(params.id);
  }
}
