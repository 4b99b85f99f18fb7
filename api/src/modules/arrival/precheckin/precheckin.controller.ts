import { Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders } from '../../../platform/http/lists/table-file.mapper.ts';
import { pageLanguage } from '../../../platform/http/headers/page-language.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { CheckInService } from './check-in.service.ts';
import { IdPhotosService } from '../id-photos/id-photos.service.ts';
import { PrecheckinPaymentService } from './precheckin-payment.service.ts';
import { PrecheckinLinksService } from '../links/precheckin-links.service.ts';
import { PrecheckinPageService } from './precheckin-page.service.ts';
import { PrecheckinPreviewsService } from '../links/precheckin-previews.service.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';
import { SignaturesService } from '../documents/signatures.service.ts';

type Done = AnswerOf<typeof endpoints.uploadId>;
const done = (message: string): Done => ({ success: true, message });

/** What guests call before arrival. The link is all that identifies them. */
@Controller()
export class PrecheckinController {
  constructor(
    private readonly links: PrecheckinLinksService,
    private readonly previews: PrecheckinPreviewsService,
    private readonly page: PrecheckinPageService,
    private readonly signatures: SignaturesService,
    private readonly photos: IdPhotosService,
    private readonly checkIns: CheckInService,
    private readonly payments: PrecheckinPaymentService,
  ) {}

  @Route(endpoints.precheckin)
  async precheckin(
    @Input() { params: { token }, query }: InputOf<typeof endpoints.precheckin>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.precheckin>> {
    const found = await this.forReader(token, request);
    return { session: await this.page.view(found, query.language ?? pageLanguage(request)) };
  }

  @Route(endpoints.calendar)
  async calendar(
    @Input() { params: { token } }: InputOf<typeof endpoints.calendar>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof endpoints.calendar>> {
    const file = await this.page.calendar(await this.forReader(token, request));
    reply.headers(fileHeaders('stay', 'ics'));
    return file;
  }

  @Route(endpoints.opened)
  async opened(
    @Input() { params: { token } }: InputOf<typeof endpoints.opened>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.opened>> {
    if (!(await this.previews.find(token, request))) await this.links.open(token, request.ip, pageLanguage(request));
    return { success: true };
  }

  @Route(endpoints.signRegistration)
  async signRegistration(
    @Input() { params, body }: InputOf<typeof endpoints.signRegistration>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    await this.signatures.sign(await this.forGuest(params.token, request), 'registration', body, request.ip);
    return done('Your registration card is signed.');
  }

  @Route(endpoints.signCcAuth)
  async signCcAuth(
    @Input() { params, body }: InputOf<typeof endpoints.signCcAuth>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    await this.signatures.sign(await this.forGuest(params.token, request), 'authorization', body, request.ip);
    return done('Your credit card authorization is signed.');
  }

  @Route(endpoints.uploadId)
  async uploadId(
    @Input() { params, body }: InputOf<typeof endpoints.uploadId>,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    await this.photos.upload(await this.forGuest(params.token, request), body, request.ip);
    return done('Your ID is uploaded.');
  }

  @Route(endpoints.checkIn)
  async checkIn(
    @Input() { params }: InputOf<typeof endpoints.checkIn>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.checkIn>> {
    const result = await this.checkIns.checkIn(await this.forGuest(params.token, request));
    return { success: true, ...result };
  }

  @Route(endpoints.pay)
  async pay(
    @Input() { params }: InputOf<typeof endpoints.pay>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.pay>> {
    return { paymentUrl: await this.payments.getPageUrl(await this.forGuest(params.token, request)) };
  }

  /** The pre-check-in of a link, or the one that staff preview. */
  private async forReader(token: string, request: FastifyRequest): Promise<PrecheckinEntity> {
    return (await this.previews.find(token, request)) ?? this.links.find(token, request.ip);
  }

  /** The pre-check-in of a link. Staff who preview it are refused. */
  private async forGuest(token: string, request: FastifyRequest): Promise<PrecheckinEntity> {
    await this.previews.refusePreview(token, request);
    return this.links.findForGuest(token, request.ip, pageLanguage(request));
  }
}
