import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders } from '../../../platform/http/lists/table-file.mapper.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PrecheckinLinksService } from '../links/precheckin-links.service.ts';
import { PrecheckinPreviewsService } from '../links/precheckin-previews.service.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { SignedCopiesService } from './signed-copies.service.ts';

const headers = fileHeaders('signed-before-arrival', 'pdf');

/** What a guest signed, for the guest and for the desk. */
@Controller()
export class SignedCopyController {
  constructor(
    private readonly links: PrecheckinLinksService,
    private readonly previews: PrecheckinPreviewsService,
    private readonly precheckins: PrecheckinsService,
    private readonly copies: SignedCopiesService,
    private readonly modes: ModeService,
  ) {}

  @Route(precheckinEndpoints.copy)
  async forGuest(
    @Input() { params }: InputOf<typeof precheckinEndpoints.copy>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.previews.refusePreview(params.token, request);
    const copy = await this.copies.create(await this.links.find(params.token, request.ip));
    await reply.headers(headers).send(copy);
  }

  @Route(precheckinDeskEndpoints.copy)
  async forDesk(
    @Input() { params }: InputOf<typeof precheckinDeskEndpoints.copy>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const precheckin = await this.precheckins.getOfMode(await this.modes.current(), params.id);
    const copy = await this.copies.createForStaff(precheckin, request.user!);
    await reply.headers(headers).send(copy);
  }
}
