import { Controller, Req } from '@nestjs/common';
import { bookingReturnEndpoints as endpoints, type RenewedPage } from '@booking/contracts/booking-return';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { NewLinksJob } from '../checkout/new-links.job.ts';
import type { LinkPurpose } from '../links/guest-links.service.ts';
import { BookingReturnPage } from './booking-return-page.service.ts';

const purposes: Record<RenewedPage, LinkPurpose> = {
  'room-select': 'room_selection',
  'booking-details': 'booking_details',
};

/** What a guest's phone calls who turned back from paying, or whose link has ended. */
@Controller()
export class BookingReturnController {
  constructor(
    private readonly page: BookingReturnPage,
    private readonly newLinks: NewLinksJob,
  ) {}

  @Route(endpoints.view)
  async view(
    @Input() { params }: InputOf<typeof endpoints.view>,
    @Req() { ip }: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.view>> {
    return { session: await this.page.view(params.token, ip) };
  }

  @Route(endpoints.payAgain)
  async payAgain(
    @Input() { params }: InputOf<typeof endpoints.payAgain>,
    @Req() { ip }: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.payAgain>> {
    return { url: await this.page.payAgain(params.token, ip) };
  }

  @Route(endpoints.chooseAgain)
  async chooseAgain(
    @Input() { params }: InputOf<typeof endpoints.chooseAgain>,
    @Req() { ip }: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.chooseAgain>> {
    return { url: await this.page.chooseAgain(params.token, ip) };
  }

  @Route(endpoints.newLink)
  async newLink(@Input() { body }: InputOf<typeof endpoints.newLink>): Promise<AnswerOf<typeof endpoints.newLink>> {
    await this.newLinks.request(purposes[body.page], body.token);
    return {
      success: true,
      message: 'If this link was ours, a new one is on its way to the phone that it was texted to.',
    };
  }
}
