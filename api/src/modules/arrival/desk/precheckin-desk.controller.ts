import { Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import {
  precheckinDeskEndpoints as endpoints,
  type ListedPrecheckin,
  type Precheckin,
} from '@booking/contracts/precheckins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { Modes } from '../../hotel/mode/mode.service.ts';
import { PrecheckinDetails } from './precheckin-details.service.ts';
import { PrecheckinImages } from '../id-photos/precheckin-images.service.ts';
import { PrecheckinList } from './precheckin-list.service.ts';
import { SendLink } from '../links/send-link.service.ts';
import { TakeOver } from './desk-check-in.service.ts';

@Controller()
export class PrecheckinDeskController {
  constructor(
    private readonly precheckins: PrecheckinList,
    private readonly details: PrecheckinDetails,
    private readonly images: PrecheckinImages,
    private readonly links: SendLink,
    private readonly takeOver: TakeOver,
    private readonly modes: Modes,
  ) {}

  @Route(endpoints.list)
  async list(
    @Input() { query: { limit, cursor, ...filter } }: InputOf<typeof endpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedPrecheckin[]> {
    const mode = await this.modes.current();
    const { precheckins, next } = await this.precheckins.page(mode, limit, filter, readCursor(cursor));
    linkNext(request, reply, next);
    return precheckins;
  }

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
    await this.takeOver.finish(mode, id, body, request.user!);
    return this.details.read(mode, id);
  }
}
