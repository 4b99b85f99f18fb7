import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { guestSiteEndpoints } from '@booking/contracts/guest-site-reports';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { BuildCookie } from './build-cookie.adapter.ts';
import { GuestReports } from './guest-reports.service.ts';

@Controller()
export class GuestSiteController {
  constructor(
    private readonly reports: GuestReports,
    private readonly cookie: BuildCookie,
  ) {}

  @Route(guestSiteEndpoints.report)
  async report(
    @Input() { body }: InputOf<typeof guestSiteEndpoints.report>,
    @Req() request: FastifyRequest,
  ): Promise<{ taken: number }> {
    return { taken: await this.reports.add(body, this.cookie.read(request), request.ip) };
  }
}
