import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { precheckinDeskEndpoints as endpoints, type Precheckin } from '@booking/contracts/precheckins';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PrecheckinDetailsService } from './precheckin-details.service.ts';
import { PrecheckinImagesService } from '../id-photos/precheckin-images.service.ts';
import { SendLinkService } from '../links/send-link.service.ts';
import { DeskCorrectionsService } from '../corrections/desk-corrections.service.ts';
import { DeskCheckInService } from './desk-check-in.service.ts';

@Controller()
export class PrecheckinDeskController {
  constructor(
    private readonly details: PrecheckinDetailsService,
    private readonly images: PrecheckinImagesService,
    private readonly links: SendLinkService,
    private readonly checkIns: DeskCheckInService,
    private readonly corrections: DeskCorrectionsService,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.detail)
  async detail(@Input() { params: { id } }: InputOf<typeof endpoints.detail>): Promise<Precheckin> {
    return this.details.read(await this.modes.current(), id);
  }

  @Route(endpoints.send)
  async send(
    @Input() { body: { reservationId } }: InputOf<typeof endpoints.send>,
    @Req() request: FastifyRequest,
  ): Promise<Precheckin> {
    const mode = await this.modes.current();
    return this.details.read(mode, await this.links.send(mode, reservationId, request.user!));
  }

  @Route(endpoints.view)
  async view(
    @Input() { params: { id }, body: { kind, reason } }: InputOf<typeof endpoints.view>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.view>> {
    const mode = await this.modes.current();
    return { image: await this.images.view(mode, id, kind, reason, request.user!) };
  }

  @Route(endpoints.finish)
  async finish(
    @Input() { params: { id }, body }: InputOf<typeof endpoints.finish>,
    @Req() request: FastifyRequest,
  ): Promise<Precheckin> {
    const mode = await this.modes.current();
    await this.checkIns.finish(mode, id, body, request.user!);
    return this.details.read(mode, id);
  }

  @Route(endpoints.correct)
  async correct(
    @Input() { params: { id, correctionId } }: InputOf<typeof endpoints.correct>,
    @Req() request: FastifyRequest,
  ): Promise<Precheckin> {
    const mode = await this.modes.current();
    await this.corrections.markDone(mode, id, correctionId, request.user!);
    return this.details.read(mode, id);
  }
}
